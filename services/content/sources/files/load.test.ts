import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { copyLibrary, loadLibrary } from "../../fixtures/load-library.ts";
import { ContentError, type ContentProblem } from "./problems.ts";

async function problemsOf(
  changes: Record<string, string>,
  removed: string[] = [],
): Promise<ContentProblem[]> {
  const folder = await copyLibrary(changes);
  try {
    for (const file of removed) await rm(join(folder, file));
    await loadLibrary(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const topic = (id: string, name: string) =>
  `id: 00000000-0000-4000-8000-${id}\ntype: topic\ntitle: { en-US: ${name}, es: ${name} }\n`;

describe("a broken file stops the load with its path, line and reason", () => {
  const cases: [string, Record<string, string>, Partial<ContentProblem>][] = [
    ["YAML that cannot be read", { "topics/joy.yaml": "id: x\ntype: [topic\n" }, { file: "topics/joy.yaml" }],
    [
      "a text with a colon",
      { "topics/joy.yaml": "id: 00000000-0000-4000-8000-000000000501\ntype: topic\ntitle: Joy: a gift\n" },
      { line: 3, reason: expect.stringContaining("a text with a colon must be in quotes") as never },
    ],
    [
      "a title with a colon, and not that the title is missing",
      { "about.en-US.md": "---\ntitle: About: us\n---\nText.\n" },
      { line: 2, reason: expect.stringContaining("a text with a colon must be in quotes") as never },
    ],
    [
      "an unknown key",
      { "topics/joy.yaml": `${topic("000000000501", "Joy")}colour: red\n` },
      { line: 4, reason: expect.stringContaining("`colour` is not a field of type topic") as never },
    ],
    [
      "an unknown type",
      { "topics/joy.yaml": "id: 00000000-0000-4000-8000-000000000501\ntype: mood\n" },
      { line: 2, reason: expect.stringContaining("`type: mood` is not one of") as never },
    ],
    [
      "a missing id",
      { "topics/joy.yaml": "type: topic\ntitle: { en-US: Joy, es: Gozo }\n" },
      { line: 1, reason: "has no id: run npm run content:ids" },
    ],
    [
      "a duplicate id",
      { "topics/joy.yaml": topic("000000000001", "Joy") },
      { line: 1, reason: expect.stringContaining("is also that of articles/learning-to-wait") as never },
    ],
    [
      "a duplicate path",
      {
        "topics/zeal.yaml": `items:\n  - { id: 00000000-0000-4000-8000-000000000501, name: hope, type: topic, title: { en-US: A, es: B } }\n`,
      },
      { line: 2, reason: "topics/hope is already the path of an item in topics/topics.yaml" },
    ],
    [
      "a duplicate address in one language",
      { "topics/joy.yaml": `${topic("000000000501", "Joy")}slug: { es: hope }\n` },
      { reason: expect.stringContaining("its es address /topics/hope/ is already that of") as never },
    ],
    [
      "a language missing from a text",
      { "topics/joy.yaml": "id: 00000000-0000-4000-8000-000000000501\ntype: topic\ntitle: { en-US: Joy }\n" },
      { line: 3, reason: "`title` is missing in es" },
    ],
    [
      "a text in one language only",
      { "topics/joy.yaml": "id: 00000000-0000-4000-8000-000000000501\ntype: topic\ntitle: Joy\n" },
      { line: 3, reason: "`title` must be given in both languages: { en-US: …, es: … }" },
    ],
    [
      "a topic that is not there",
      { "topics/joy.yaml": `${topic("000000000501", "Joy")}topics: [mirth]\n` },
      { line: 4, reason: "there is no item topics/mirth" },
    ],
    [
      "a picture that is not there",
      { "topics/joy.yaml": `${topic("000000000501", "Joy")}image: art/none\n` },
      { line: 4, reason: "there is no picture media/art/none" },
    ],
    [
      "a passage that does not exist",
      { "topics/joy.yaml": `${topic("000000000501", "Joy")}body: { en-US: "[[Jude 9:9]]", es: Nada }\n` },
      { line: 4, reason: 'the passage "Jude 9:9" does not exist (en-US)' },
    ],
    [
      "a link in a body that leads nowhere",
      {
        "about.es.md":
          "---\ntitle: Acerca\nsummary: De\nseoDescription: Esto\n---\nUno.\n\nVe [allí](/no/existe).\n",
      },
      { file: "about.es.md", line: 8, reason: "the link /no/existe leads nowhere" },
    ],
    [
      "a Spanish reference in an English file",
      { "about.en-US.md": "---\ntitle: A\nsummary: B\nseoDescription: C\n---\n[[Juan 3:16]]\n" },
      { file: "about.en-US.md", line: 6, reason: 'the passage "Juan 3:16" does not exist (en-US)' },
    ],
    [
      "an address redirected twice",
      {
        "redirects/twice.yaml":
          "id: 00000000-0000-4000-8000-000000000501\ntype: redirect\nfrom: /shop/\nto: https://example.org\n",
      },
      { line: 3, reason: expect.stringContaining("already redirected by") as never },
    ],
    [
      "a question without one right answer",
      {
        "trivia/none.yaml":
          "id: 00000000-0000-4000-8000-000000000501\ntype: trivia\nscheduledDate: 2024-01-01\nquestions:\n  - id: 00000000-0000-4000-8000-000000000502\n    question: { en-US: Q, es: P }\n    answers:\n      - { id: 00000000-0000-4000-8000-000000000503, text: A }\n      - { id: 00000000-0000-4000-8000-000000000504, text: B }\n",
      },
      { line: 5, reason: "a question needs one answer with `correct: true`, not 0" },
    ],
    [
      "a prayer that belongs to no day and no need",
      {
        "prayers/lost.yaml":
          "id: 00000000-0000-4000-8000-000000000501\ntype: prayer\ntitle: { en-US: A, es: B }\nbody: { en-US: A, es: B }\n",
      },
      { reason: "a prayer needs a `scheduledDate` or a `scheduledDay`, or a `need`" },
    ],
    [
      "a date that is none",
      { "topics/joy.yaml": `${topic("000000000501", "Joy")}published: 2026-02-30\n` },
      { line: 4, reason: expect.stringContaining("must be a date") as never },
    ],
  ];
  test.each(cases)("%s", async (_, changes, expected) => {
    const problems = await problemsOf(changes);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: Object.keys(changes)[0], ...expected });
    expect(problems[0]!.line).toBeGreaterThan(0);
  });
});

test("a missing language file is an error of its item", async () => {
  const problems = await problemsOf({}, ["about.es.md"]);
  expect(problems).toEqual([{ file: "about.yaml", line: 1, reason: "has no es file (about.es.md)" }]);
});

test("a picture and its description must both be there", async () => {
  expect(await problemsOf({ "media/art/alone.svg": "<svg/>" })).toMatchObject([
    { file: "media/art/alone.svg" },
  ]);
  const yaml = "id: 00000000-0000-4000-8000-000000000501\nalt: { en-US: A, es: B }\n";
  expect(await problemsOf({ "media/art/lost.yaml": yaml })).toMatchObject([{ file: "media/art/lost.yaml" }]);
});

test("all errors are reported at once", async () => {
  const problems = await problemsOf({
    "topics/joy.yaml": "type: topic\n",
    "topics/awe.yaml": `${topic("000000000502", "Awe")}related: [none, nowhere]\n`,
    "stray.es.md": "---\ntitle: Nadie\n---\n",
  });
  expect(problems.map(({ file }) => file)).toEqual([
    "stray.es.md",
    "topics/awe.yaml",
    "topics/awe.yaml",
    "topics/joy.yaml",
    "topics/joy.yaml",
  ]);
  expect(new ContentError(problems).message).toContain("topics/awe.yaml:4 there is no item nowhere");
});

test("the version changes with the content and with nothing else", async () => {
  const folder = await copyLibrary();
  const changed = await copyLibrary({ "topics/joy.yaml": topic("000000000501", "Joy") });
  const [shipped, copy, other] = await Promise.all([
    loadLibrary(),
    loadLibrary(folder),
    loadLibrary(changed),
  ]);
  expect(copy.version).toBe(shipped.version);
  expect(other.version).not.toBe(shipped.version);
  await Promise.all([rm(folder, { recursive: true }), rm(changed, { recursive: true })]);
});

test("an item repeats every n days within its year", async () => {
  const index = await loadLibrary();
  const verse = index.byPath["en-US"].get("verses/01-01")!;
  expect(verse.record.dates).toEqual([
    "2024-01-01",
    "2024-03-02",
    "2024-05-02",
    "2024-07-02",
    "2024-09-01",
    "2024-11-01",
  ]);
});

test("a content folder that is not there is said to be so", async () => {
  await expect(loadLibrary("/no/such/folder")).rejects.toThrow("the content folder cannot be read");
});
