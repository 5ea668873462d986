import { expect, test } from "vitest";
import { completeRecord } from "../complete.ts";
import type { SourceRecord } from "../record.ts";
import { longestBlock, longestText } from "./text-bounds.ts";

const rich = (markup: string) => ({ markup, blocks: [] });
const reportsOf = (text: SourceRecord["text"]["en-US"]) => {
  const reports: string[] = [];
  const record = {
    id: "a",
    type: "article",
    path: "articles/a",
    text: { "en-US": text, es: {} },
    languages: ["en-US"],
  };
  const { text: left } = completeRecord(
    record as never,
    () => undefined,
    (at, reason) => reports.push(`${at.join(".")}: ${reason}`),
  );
  return { reports, left: left["en-US"] };
};

test("a text that is longer than any reader would read is not taken in, and its item is named", () => {
  const long = "a ".repeat(longestText);
  for (const text of [
    { html: rich(`<p>${long}</p>`) },
    { reflection: long },
    { body: long.replace(/(.{50})/g, "$1\n\n") },
  ]) {
    const { reports, left } = reportsOf(text);
    expect(reports).toEqual([expect.stringMatching(/^(body|reflection): .*at most (30|100),000 characters/)]);
    // Nor by the preview of a draft, which shows what has mistakes.
    expect(left).toEqual({});
  }
  expect(reportsOf({ faq: [{ question: "Why?", answer: rich(long) }] }).left.faq).toEqual([]);
  expect(reportsOf({ html: rich(`<p>${"a ".repeat(40_000)}</p>`) }).reports).toEqual([]);
});

test("nor a paragraph of Markdown that takes minutes to read, or lists in lists without end", () => {
  expect(reportsOf({ body: `Words\n\n${"*a_".repeat(longestBlock)}` }).reports).toEqual([
    expect.stringContaining("body"),
  ]);
  for (const sign of ["> ", "- ", "1. ", ">", "- > "])
    expect(reportsOf({ body: `${sign.repeat(40)}Words` }).reports, sign).toHaveLength(1);
  expect(reportsOf({ body: "> - Words\n\n---\n\n- - -\n\n* * * * *" }).reports).toEqual([]);
});
