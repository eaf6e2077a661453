/** The look that the faces share: lettering, and the colours of tags, maps and what lies on them. */
// The lettering: EB Garamond (SIL Open Font License 1.1).
import "@fontsource/eb-garamond/500.css";
import "@fontsource/eb-garamond/500-italic.css";
import "./look.css";
