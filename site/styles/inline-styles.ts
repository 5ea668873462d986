import styles from "./app.css?inline";

/** Sent within the page: a first visit paints as soon as the page itself is there, with no second request to wait for. */
export const inlineStyles = styles;
export const stylesElementId = "styles";
