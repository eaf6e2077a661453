/** The look that the faces share: the colours of tags, maps and what lies on them. */
import "./theme.css";
