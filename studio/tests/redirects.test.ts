import { afterAll, beforeAll, expect, test } from "vitest";
import { richTextOf } from "../src/rich-text/from-markdown.ts";
import { addPeople, editor } from "./as-person.ts";
import { type StudioApi, startApi } from "./serve-api.ts";

let studio: StudioApi;
beforeAll(async () => {
  studio = await startApi();
  await addPeople(studio.payload);
});
afterAll(() => studio.close());

const body = richTextOf("Words.");
const words = (title: string, slug?: string) => ({
  title,
  summary: title,
  seoDescription: title,
  body,
  slug,
});
const publish = (collection: string, id: string, data: object) =>
  studio.payload.update({
    collection,
    id,
    data: { ...data, _status: "published" },
    user: editor as never,
    overrideAccess: false,
  });

/** Everything that leads elsewhere, as `languages from to`. */
async function redirects(): Promise<string[]> {
  const { docs } = await studio.payload.find({ collection: "redirect", pagination: false, depth: 0 });
  return (
    docs as unknown as { languages: string[]; from: string; to: string; status: string; _status: string }[]
  )
    .map(({ languages, from, to, status, _status }) => {
      expect([status, _status]).toEqual(["301", "published"]);
      return `${[...languages].sort().join("+")} ${from} ${to}`;
    })
    .sort();
}

const create = async (collection: string, data: object) =>
  String((await studio.payload.create({ collection, data: { ...data, _status: "published" } as never })).id);

let series = "";
let article = "";

test("what is published for the first time, or again at its address, leads nowhere", async () => {
  series = await create("daily-devotional", {
    en: words("Still waters"),
    es: words("Aguas tranquilas", "aguas-tranquilas"),
  });
  article = await create("devotional-article", {
    parent: series,
    passage: "Psalm 23",
    en: words("The shepherd"),
    es: words("El pastor", "el-pastor"),
  });
  await publish("daily-devotional", series, { en: words("Still waters again") });
  expect(await redirects()).toEqual([]);
});

test("a draft with another address changes nothing yet", async () => {
  await studio.payload.update({
    collection: "daily-devotional",
    id: series,
    draft: true,
    data: { es: words("Aguas", "aguas"), _status: "draft" },
  });
  expect(await redirects()).toEqual([]);
});

test("a changed address of one language leads on in that language, and so does what lies below it", async () => {
  await publish("daily-devotional", series, {});
  expect(await redirects()).toEqual([
    "es /devotionals/aguas-tranquilas /devotionals/aguas",
    "es /devotionals/aguas-tranquilas/el-pastor /devotionals/aguas/el-pastor",
  ]);
});

test("a second change shortens the chain", async () => {
  await publish("daily-devotional", series, { es: words("Aguas", "aguas-quietas") });
  expect(await redirects()).toEqual([
    "es /devotionals/aguas /devotionals/aguas-quietas",
    "es /devotionals/aguas-tranquilas /devotionals/aguas-quietas",
    "es /devotionals/aguas-tranquilas/el-pastor /devotionals/aguas-quietas/el-pastor",
    "es /devotionals/aguas/el-pastor /devotionals/aguas-quietas/el-pastor",
  ]);
});

test("changing back leaves no circle", async () => {
  await publish("daily-devotional", series, { es: words("Aguas", "aguas-tranquilas") });
  expect(await redirects()).toEqual([
    "es /devotionals/aguas /devotionals/aguas-tranquilas",
    "es /devotionals/aguas-quietas /devotionals/aguas-tranquilas",
    "es /devotionals/aguas-quietas/el-pastor /devotionals/aguas-tranquilas/el-pastor",
    "es /devotionals/aguas/el-pastor /devotionals/aguas-tranquilas/el-pastor",
  ]);
});

test("the English address alone, where both languages had the same one", async () => {
  const page = await create("general-page", { en: words("Our story"), es: words("Nuestra historia") });
  await publish("general-page", page, { en: words("Our story", "story") });
  expect((await redirects()).filter((each) => each.includes("story"))).toEqual(["en-US /our-story /story"]);
});

test("both languages at once share one redirect", async () => {
  const page = await create("general-page", { en: words("Giving"), es: words("Dar") });
  await publish("general-page", page, { en: words("Giving", "give"), es: words("Dar", "give") });
  expect((await redirects()).filter((each) => each.includes("giv"))).toEqual(["en-US+es /giving /give"]);
});

test("an item that is put at an address from which a redirect led takes its place", async () => {
  await create("general-page", { en: words("Our story, again", "our-story"), es: words("Otra historia") });
  expect((await redirects()).filter((each) => each.includes(" /our-story"))).toEqual([]);
});

test("a move of a lesson alone leaves its series as it is", async () => {
  const before = await redirects();
  await publish("devotional-article", article, { en: words("The shepherd", "a-shepherd") });
  const added = (await redirects()).filter((each) => !before.includes(each));
  expect(added).toEqual([
    "en-US /devotionals/still-waters/the-shepherd /devotionals/still-waters/a-shepherd",
  ]);
});
