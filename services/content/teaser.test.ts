import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createContentApp, deliveryPath } from "./app.ts";
import { copyLibrary, loadLibrary } from "./fixtures/load-library.ts";
import { teaserOf } from "./teaser.ts";

const section = (id: string, kind: string, body: string) =>
  `id: 00000000-0000-4000-8000-${id}\ntype: studyGuideSection\nkind: ${kind}\ntitle: { en-US: ${kind}, es: ${kind} }\nbody:\n  en-US: ${JSON.stringify(body)}\n  es: ${JSON.stringify(body)}\n`;
const lesson = (id: string, more: string) =>
  `id: 00000000-0000-4000-8000-${id}\ntype: growthPlanArticle\naccess: account\ntitle: { en-US: Lesson, es: Lección }\nsummary: { en-US: A lesson., es: Una lección. }\nseoDescription: { en-US: A lesson of the plan., es: Una lección del plan. }\n${more}`;

let folder: string;
let app: ReturnType<typeof createContentApp>;
beforeAll(async () => {
  folder = await copyLibrary({
    "study-guides/ruth/1-moab/read.yaml": section("000000000062", "read", "One paragraph, all of it."),
    "study-guides/ruth/1-moab/reflect.yaml": section("000000000063", "reflect", "- First?\n- Second?"),
    "study-guides/ruth/1-moab/explore.yaml": section(
      "000000000065",
      "explore",
      `Opening.\n\n${"word ".repeat(450)}`,
    ),
    "study-guides/ruth/1-moab/act.yaml": section("000000000064", "act", "Opening.\n\nThe rest.\n"),
    "growth-plans/still-waters/1-begin.yaml": lesson("000000000021", "body: { en-US: Walk., es: Camina. }\n"),
  });
  const index = await loadLibrary(folder);
  app = createContentApp({
    index: () => index,
    authorize: async () => ({ roles: ["WellspringPremium"] }),
  });
});
afterAll(() => rm(folder, { recursive: true }));

// biome-ignore lint/suspicious/noExplicitAny: answers are checked member by member.
const read = async (path: string, asMember = false): Promise<any> =>
  (
    await app.request(deliveryPath + path, asMember ? { headers: { authorization: "Bearer member" } } : {})
  ).json();
const markup = async (path: string, asMember = false) =>
  (await read(`/content/item/${path}`, asMember)).properties.contentBody.markup;

test("the protected part of a short item is not sent either: a teaser is never the whole", async () => {
  const lessonPath = "study-guides/ruth/1-moab";
  expect(await markup(`${lessonPath}/read`)).toBe("");
  expect(await markup(`${lessonPath}/reflect`)).toBe("");
  // A section is a part of its lesson: it has no teaser of its own.
  expect(await markup(`${lessonPath}/act`)).toBe("");
  expect(await markup("growth-plans/still-waters/1-begin")).toBe("");
  expect(await markup(`${lessonPath}/read`, true)).toBe("<p>One paragraph, all of it.</p>");
  expect(await markup(`${lessonPath}/act`, true)).toContain("The rest.");
});

test("reading time is that of the whole, with a lesson's sections, also to a reader who gets a teaser", async () => {
  const minutes = async (path: string, asMember: boolean) =>
    (await read(`/content/item/${path}`, asMember)).properties.readingMinutes;
  for (const asMember of [false, true]) {
    expect(await minutes("study-guides/ruth/1-moab/explore", asMember)).toBe(3);
    expect(await minutes("study-guides/ruth/1-moab", asMember)).toBe(3);
    expect(await minutes("growth-plans/still-waters/1-begin", asMember)).toBe(1);
  }
});

test("a prompt of a protected lesson is known by its id, not by its words", async () => {
  const path = "/content?fetch=children:growth-plans/still-waters/1-begin";
  const itemsText = async (asMember: boolean) => JSON.stringify((await read(path, asMember)).items);
  expect(await itemsText(false)).toContain("00000000-0000-4000-8000-000000000031");
  expect(await itemsText(false)).not.toMatch(/Breathe|Sit/);
  expect(await itemsText(true)).toContain('"title":"Breathe"');
});

describe("a teaser of markup", () => {
  const cut = (markup: string) => teaserOf({ markup, blocks: [] }).markup;

  test.each([
    ["a short text is not given away whole", "<p>All of it.</p>", ""],
    ["nor with an empty line after it", "<p>All of it.</p>\n<p>&nbsp;</p>", ""],
    ["one box around everything is no first paragraph", "<div><p>1</p><p>2</p></div><p>3</p>", ""],
    ["nor is a paragraph that holds others", "<p>1<div>2</div></p><p>3</p><p>4</p>", ""],
    ["words without an element are not guessed at", "1<br>2<br>3", ""],
    ["what never ends has no teaser", "<p>1<p>2<p>3", ""],
    ["a table is a foreign thing", "<p>1</p><table><tr><td>2</td></tr></table><p>3</p>", "<p>1</p>"],
    [
      "signs in attributes are no tags",
      '<p title="a > b">1</p><p>2</p><p>3</p>',
      '<p title="a > b">1</p><p>2</p>',
    ],
    ["capitals are read too", "<P>1</P><P>2</P><P>3</P>", "<P>1</P><P>2</P>"],
    ["nothing stays nothing", "", ""],
  ])("%s", (_, markup, left) => {
    expect(cut(markup)).toBe(left);
  });

  test("blocks go with the places that are left out", () => {
    const block = (id: string) => ({
      content: { contentType: "passage", id, properties: {} },
      settings: null,
    });
    const place = (id: string) => `<umb-rte-block data-content-id="${id}"></umb-rte-block>`;
    const markup = `<p>1</p>${place("a")}<p>2</p>${place("b")}<p>3</p>`;
    expect(teaserOf({ markup, blocks: [block("a"), block("b")] }).blocks).toEqual([block("a")]);
  });
});
