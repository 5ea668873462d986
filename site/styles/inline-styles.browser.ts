/** Replaces inline-styles.ts in the browser, which already has the styles from the page. */
export const stylesElementId = "styles";
export const inlineStyles = document.getElementById(stylesElementId)?.textContent ?? "";
