import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { root, sendRequest } from "../support/server.ts";
import { composeSite, type Site } from "../support/site.ts";
import { spreadOf } from "../support/tiers.ts";

let site: Site;
let base: string;
beforeAll(async () => {
  site = await composeSite();
  base = await site.start();
});
afterAll(() => site?.close());

interface Part {
  title: Record<string, string>;
  body?: Record<string, string>;
}

/** Some words of a text that look the same in Markdown, in markup and in JSON. */
const distinctive = (text: string) =>
  text
    .split(/[^\p{L}\p{N} ,.;:]+/u)
    .sort((a, b) => b.length - a.length)[0]!
    .trim();

/** The lessons of a section that are not for everybody, each with words of the parts behind its gate. */
function closedLessons(section: string, file: string): { path: string; phrases: string[] }[] {
  const folder = path.join(root, "content", section);
  const series = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return series.flatMap(({ name }) =>
    readdirSync(path.join(folder, name))
      .filter((entry) => entry.endsWith(".yaml"))
      .filter((entry) => parse(readFileSync(path.join(folder, name, entry), "utf8")).access !== "free")
      .map((entry) => entry.replace(".yaml", ""))
      .map((lesson) => {
        const inner = parse(readFileSync(path.join(folder, name, lesson, file), "utf8")) as { items: Part[] };
        const phrases = inner.items.map(({ title, body }) => distinctive((body ?? title)["en-US"]!));
        return { path: `/${section}/${name}/${lesson}`, phrases };
      }),
  );
}

test.each([
  ["study-guides", "sections.yaml", "studyGuideSection"],
  ["growth-plans", "prompts.yaml", "growthPlanArticlePrompt"],
])(
  "the server never sends what is behind a gate of the %s: not in the page, its data or the delivery API",
  async (section, file, type) => {
    const lessons = closedLessons(section, file);
    expect(lessons.length).toBeGreaterThan(5);
    const text = async (target: string) => String((await sendRequest(base, target)).body);
    const delivered = await text(`/umbraco/delivery/api/v2/content?filter=contentType:${type}&take=1000`);
    expect(delivered).toContain(`"contentType":"${type}"`);
    const expectClosed = ({ path, phrases }: (typeof lessons)[number], sent: string) => {
      for (const phrase of phrases) {
        expect(phrase.length).toBeGreaterThan(10);
        // Not the whole page in a message.
        expect(sent.includes(phrase), `${path}: ${phrase}`).toBe(false);
      }
    };
    for (const lesson of lessons) expectClosed(lesson, delivered);
    await pLimit(8).map(spreadOf(lessons, 24), async (lesson) => {
      const sent = (await text(lesson.path)) + (await text(`${lesson.path}.data`));
      expect(sent.includes("protected-part"), lesson.path).toBe(true);
      expectClosed(lesson, sent);
    });
  },
);
