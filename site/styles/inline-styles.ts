import styles from "./app.css?inline";
import { createPageStyles } from "./page-styles.ts";

/** The styles of one page, written into it: a first visit paints as soon as the page itself is there. */
export const pageStyles = createPageStyles(styles);
