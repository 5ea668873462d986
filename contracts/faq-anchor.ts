import { anchorPrefix } from "./content-anchor.ts";

/** Where an answer is on its page, after the #: the question itself, so that the address says what it leads to. */
export const faqAnchor = (question: string): string =>
  anchorPrefix +
  question
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-");
