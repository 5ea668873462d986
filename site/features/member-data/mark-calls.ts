import { memberPaths } from "../../../contracts/member-paths.ts";
import { listOf, type Mark, type MarkList } from "./marks.ts";

/** Where a mark is set with POST and taken off with DELETE. */
export function markPath({ kind, of = "", within = "", item }: Mark): string {
  switch (kind) {
    case "plan":
      return memberPaths.subscription(item);
    case "lesson":
      return memberPaths.completedArticle(of, item);
    case "prompt":
      return memberPaths.completedPrompt(of, item);
    case "section":
      return memberPaths.completedSection(within, item);
    case "follow":
      return memberPaths.follow(item);
    case "favourite":
      return memberPaths.favorite(item);
  }
}

interface ListCall {
  path: string;
  /** An answer may fill several lists: with each plan comes what was completed of it. */
  read(answer: unknown): Record<string, string[]>;
  /** Lists missing from the response, to be fetched separately. */
  missing?(answer: unknown): MarkList[];
}

type Row = Record<string, unknown>;

const rows = (answer: unknown): Row[] => (Array.isArray(answer) ? (answer as Row[]) : []);
const column = (answer: unknown, name: string) => rows(answer).map((row) => String(row[name]));

const listsLessons = (row: Row) => Array.isArray(row.completedArticleIds);
const lessonsOf = (row: Row): MarkList => ({ kind: "lesson", of: String(row.growthPlanId) });

/** The endpoint for a list's items. */
export function listCall({ kind, of = "" }: MarkList): ListCall {
  const list = listOf({ kind, of });
  switch (kind) {
    case "plan":
      return {
        path: memberPaths.subscriptions,
        read: (answer) => ({
          [list]: column(answer, "growthPlanId"),
          ...Object.fromEntries(
            rows(answer)
              .filter(listsLessons)
              .map((row) => [listOf(lessonsOf(row)), row.completedArticleIds as string[]]),
          ),
        }),
        missing: (answer) => rows(answer).flatMap((row) => (listsLessons(row) ? [] : lessonsOf(row))),
      };
    case "guide":
      return {
        path: memberPaths.guides,
        read: (answer) => ({
          [list]: column(answer, "guideId"),
          ...Object.fromEntries(
            rows(answer).map((row) => [
              listOf({ kind: "section", of: String(row.guideId) }),
              (row.completedSectionIds as string[] | undefined) ?? [],
            ]),
          ),
        }),
      };
    case "lesson":
      return {
        path: memberPaths.completedArticles(of),
        read: (answer) => ({ [list]: column(answer, "articleId") }),
      };
    case "prompt":
      return {
        path: memberPaths.completedPrompts(of),
        read: (answer) => ({ [list]: column(answer, "promptId") }),
      };
    case "section":
      return {
        path: memberPaths.completedSections(of),
        read: (answer) => ({ [list]: column(answer, "sectionId") }),
      };
    case "favourite":
      return { path: memberPaths.favorites, read: (answer) => ({ [list]: column(answer, "id") }) };
    case "follow":
      return { path: memberPaths.follows, read: (answer) => ({ [list]: column(answer, "id") }) };
  }
}
