/** The lettering of maps and headings: EB Garamond (SIL Open Font License 1.1), in one weight, and no more of it than is needed. */
import "@fontsource/eb-garamond/latin-500.css";
import "@fontsource/eb-garamond/latin-500-italic.css";
import "../made/european.css";
