import { expect, test } from "vitest";
import { featuredGrowthPlanId, topicIds } from "../../contracts/content.ts";
import { alternativeTexts, ownDrawings, verseBackgrounds } from "./artwork.ts";
import { fieldsCarried, relatedItems } from "./carried-fields.ts";
import { articleAccess, childCounts, everyCategoryUsed, itemCounts, namedItems } from "./count-items.ts";
import { drawing, item, libraryOf } from "./sample.ts";

test("there are at least as many items of each type as the library promises", () => {
  const daily = Array.from({ length: 413 }, (_, nth) => item("verse", `verses/${nth}`));
  expect(itemCounts.find(libraryOf(daily))).not.toContain("daily verses: 366, not 366");
  expect(itemCounts.find(libraryOf(daily.slice(1)))).toContain("daily verses: 412, not 413");
  expect(itemCounts.find(libraryOf([...daily, item("verse", "verses/more")])).join()).not.toContain(
    "daily verses",
  );
  const evening = item("verse", "verses/evening/1", {}, { evening: true });
  expect(itemCounts.find(libraryOf([...daily.slice(1), evening]))).toContain("daily verses: 412, not 413");
});

test("every series, plan, lesson, guide and channel has its parts", () => {
  const plan = item("growthPlan", "growth-plans/a");
  const lesson = item("growthPlanArticle", "growth-plans/a/1");
  const prompts = (count: number) =>
    Array.from({ length: count }, (_, nth) => item("growthPlanArticlePrompt", `growth-plans/a/1/${nth}`));
  expect(childCounts.find(libraryOf([plan, lesson, ...prompts(2)]))).toEqual([
    "growth-plans/a: 1 of growthPlanArticle, not 5",
  ]);
  expect(childCounts.find(libraryOf([lesson, ...prompts(1)]))).toHaveLength(1);
  expect(childCounts.find(libraryOf([lesson, ...prompts(4)]))).toEqual([]);
  const sections = (["read", "explore", "reflect"] as const).map((kind) =>
    item("studyGuideSection", `study-guides/a/1/${kind}`, {}, { kind }),
  );
  expect(childCounts.find(libraryOf([item("studyGuideLesson", "study-guides/a/1"), ...sections]))).toEqual([
    "study-guides/a/1: no section to act",
  ]);
});

test("the pages, offers, topics and the featured plan the product names are there", () => {
  const peace = item("topic", "topics/peace", {}, { id: topicIds.peace });
  const plan = item("growthPlan", "growth-plans/a", {}, { id: featuredGrowthPlanId });
  const found = namedItems.find(libraryOf([item("generalPage", "about"), peace, plan]));
  expect(found).toContain("there is no page faq");
  expect(found).toContain("there is no offer premium_verse_offer_premium_landing");
  expect(found).toContain("the topic hope does not have its fixed id");
  for (const there of ["about", "peace", "featured"]) expect(found.join("\n")).not.toMatch(there);
  expect(namedItems.find(libraryOf([]))).toContain("no growth plan has the featured plan's id");
});

test("every category has an article and every topic a growth plan", () => {
  const [category, topic] = [item("category", "categories/a"), item("topic", "topics/a")];
  expect(everyCategoryUsed.find(libraryOf([category, topic]))).toHaveLength(2);
  const article = item("article", "articles/a", {}, { categories: [category.id] });
  const plan = item("growthPlan", "growth-plans/a", {}, { topics: [topic.id] });
  expect(everyCategoryUsed.find(libraryOf([category, topic, article, plan]))).toEqual([]);
});

test("only the newest articles ask for an account, and two are premium", () => {
  const article = (name: string, access: "free" | "account" | "premium", listed: string) =>
    item("article", name, {}, { access, listed });
  const right = [
    article("old", "free", "2026-10-15"),
    article("new", "account", "2026-10-16"),
    article("deep", "premium", "2026-06-01"),
    article("deeper", "premium", "2026-11-01"),
  ];
  expect(articleAccess.find(libraryOf(right))).toEqual([]);
  expect(articleAccess.find(libraryOf([...right, article("x", "free", "2026-11-01")]))).toHaveLength(1);
  expect(articleAccess.find(libraryOf([...right, article("x", "account", "2026-06-01")]))).toHaveLength(1);
  expect(articleAccess.find(libraryOf(right.slice(1)))).toEqual([]);
  expect(articleAccess.find(libraryOf(right.slice(0, 3)))).toEqual(["1 premium articles, not 2"]);
});

test("every item carries its summary, description, topics, contributors, date and related items", () => {
  const texts = { title: "t", summary: "s", seoDescription: "d" };
  const rest = { topics: ["t"], contributors: ["c"], listed: "2026-06-01", related: ["r"] };
  const prayer = item("prayer", "prayers/a", { "en-US": texts, es: texts }, rest);
  expect(fieldsCarried.find(libraryOf([prayer]))).toEqual([]);
  expect(fieldsCarried.find(libraryOf([{ ...prayer, related: [], contributors: [] }]))).toEqual([
    "prayers/a: no contributors, related",
  ]);
  const half = item("prayer", "prayers/b", { "en-US": texts, es: { ...texts, summary: undefined } }, rest);
  expect(fieldsCarried.find(libraryOf([half]))).toEqual(["prayers/b: no summary"]);
});

test("related items are other items, each named once", () => {
  const twice = item("article", "articles/a", {}, { related: ["x", "x"] });
  const itself = item("article", "articles/b", {}, { related: ["id of articles/b"] });
  expect(relatedItems.find(libraryOf([twice, itself]))).toHaveLength(2);
});

test("every series, plan, guide, category and channel has a drawing of its own", () => {
  const found = ownDrawings.find(
    libraryOf([
      item("channel", "channels/a"),
      item("category", "categories/a", {}, { image: "one" }),
      item("growthPlan", "growth-plans/a", {}, { image: "one" }),
    ]),
  );
  expect(found).toEqual([
    "channels/a: no image",
    "growth-plans/a: its drawing is also categories/a's",
    "0 verse backgrounds, not 24",
  ]);
});

test("a verse's background is never that of the day before", () => {
  const alt = { "en-US": "A quiet lake at dawn", es: "Un lago quieto al alba" };
  const media = [drawing("art/verse-01", alt), drawing("art/verse-02", alt), drawing("art/other", alt)];
  const verse = (day: string, image: string) =>
    item("verse", day, {}, { dates: [day], image: `id of art/${image}` });
  const check = (...images: string[]) =>
    verseBackgrounds.find(
      libraryOf(
        images.map((image, nth) => verse(`2024-01-0${nth + 1}`, image)),
        { media },
      ),
    );
  expect(check("verse-01", "verse-02", "verse-01")).toEqual([]);
  expect(check("verse-01", "verse-01")).toEqual(["2024-01-02: as 2024-01-01 before it"]);
  expect(check("other")).toEqual(["2024-01-01: no background"]);
});

test("every drawing is small and has an alternative text of its own in both languages", () => {
  const alt = (words: string) => ({ "en-US": `${words} by the lake`, es: `${words} junto al lago` });
  const check = (...media: ReturnType<typeof drawing>[]) => alternativeTexts.find(libraryOf([], { media }));
  expect(check(drawing("a", alt("An olive tree")), drawing("b", alt("A rowboat tied")))).toEqual([]);
  expect(check(drawing("a", { "en-US": "", es: "Un olivo junto al lago" }))).toHaveLength(1);
  expect(check(drawing("a", alt("An olive tree")), drawing("b", alt("An olive tree")))).toHaveLength(2);
  expect(check(drawing("a", alt("An olive tree"), 90_000))).toHaveLength(1);
});
