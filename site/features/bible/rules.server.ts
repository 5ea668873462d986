import { notFound } from "../../errors.ts";
import type { PageRules } from "../../page-request.ts";
import { findChapter } from "./find-chapter.server.ts";

export const bibleRules = {
  /** Valid only for a translation, a book and a chapter that exist. */
  "bible-chapter-validate": async ({ pathname, locale, params, services }) => {
    if (!(await findChapter(services.scripture, params, locale))) throw notFound(pathname);
  },
} satisfies PageRules;
