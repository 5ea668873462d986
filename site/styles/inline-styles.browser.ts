/** Stands in for inline-styles.ts in the browser, which has the styles from the page already. */
export const stylesElementId = "styles";
export const inlineStyles = document.getElementById(stylesElementId)?.textContent ?? "";
