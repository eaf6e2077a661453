/** The theme that the faces share: the colours of tags, maps and what is on them, as CSS variables. */
import "./theme.css";
