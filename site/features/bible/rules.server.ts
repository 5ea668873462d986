import { notFound } from "../../errors.ts";
import type { PageRules } from "../../page-request.ts";
import { chapterContext, findChapter } from "./find-chapter.server.ts";

export const bibleRules = {
  /** Valid only for a translation, a book and a chapter that exist. */
  "bible-chapter-validate": async ({ pathname, locale, params, services, context }) => {
    const found = await findChapter(services.scripture, params, locale);
    if (!found) throw notFound(pathname);
    context.set(chapterContext, found);
  },
} satisfies PageRules;
