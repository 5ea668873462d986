/** The check of a document: over its address, when it is published, and what a save does to a text. */
import type { PayloadRequest } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Finding } from "../src/check/findings.ts";
import { richTextOf } from "../src/rich-text/from-markdown.ts";
import { internalLink, paragraph, text } from "../src/rich-text/nodes.ts";
import { addPeople, editor } from "./as-person.ts";
import { type StudioApi, startApi } from "./serve-api.ts";

let studio: StudioApi;
const person = { id: "someone", roles: ["editor"], collection: "editors" };

beforeAll(async () => {
  studio = await startApi();
  await addPeople(studio.payload);
});
afterAll(() => studio.close());

async function check(collection: string, data: object, user: object | null = person) {
  const { createLocalReq } = await import("payload");
  const { checkEndpoint } = await import("../src/check/endpoint.ts");
  const req = await createLocalReq({ user: user as never }, studio.payload);
  const body = JSON.stringify({ collection, data });
  return checkEndpoint.handler(
    Object.assign(req, { headers: new Headers(), text: async () => body }) as PayloadRequest,
  );
}
const findings = async (collection: string, data: object): Promise<Finding[]> => {
  const answer = await check(collection, data);
  expect(answer.status).toBe(200);
  return (await answer.json()).findings;
};
const codes = async (collection: string, data: object) =>
  (await findings(collection, data)).map(({ level, field, code }) => `${level} ${field} ${code}`);

const words =
  "Rest is a gift that we are slow to take, since the work is never done and the day is never long. ";
const page = (name: string, body: string) => ({
  title: name,
  summary: `${name}, in one sentence.`,
  seoDescription: `${name}: seventy characters at least are what a description for search engines has.`,
  body: richTextOf(body),
});
const create = (collection: string, data: object, draft = false) =>
  studio.payload.create({
    collection,
    data: { languages: ["en-US"], ...data, _status: draft ? "draft" : "published" } as never,
    draft,
    depth: 0,
  }) as unknown as Promise<{ id: string; path: string; en: { body: never } }>;

let category: { id: string };
const article = (name: string, body: string, more: object = {}) => ({
  en: page(name, body),
  categories: [category.id],
  ...more,
});

test("nobody checks without having signed in, and nobody without a role", async () => {
  const send = (body: string) =>
    fetch(`${studio.url}/studio/api/check`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
  expect((await send("{}")).status).toBe(401);
  expect((await check("topic", {}, null)).status).toBe(401);
  expect((await check("topic", {}, { ...person, roles: [] })).status).toBe(403);
  expect((await check("editors", {})).status).toBe(400);
  expect((await check("topic", {})).status).toBe(200);
});

test("what is needed is an error in the languages of the item alone", async () => {
  expect(await codes("topic", { languages: ["es"] })).toEqual(["error es.title needed"]);
  expect(await codes("topic", { languages: ["en-US", "es"], es: { title: "Esperanza" } })).toEqual([
    "error en.title needed",
  ]);
});

test("an article that is in order is published, and has no errors", async () => {
  category = await create("category", { en: page("Everyday faith", words.repeat(3)) });
  const made = await create("article", article("Learning to rest", words.repeat(25)));
  expect(made.path).toBe("articles/learning-to-rest");
  expect(
    await findings("article", { ...article("Another", words), id: "x", languages: ["en-US"] }),
  ).not.toContainEqual(expect.objectContaining({ level: "error" }));
});

test("errors stop a publish, in words; a draft is saved as it is", async () => {
  const wrong = article("Wrong passages", "See [[John 3:99]] here.\n\n[[Psalm 23]]");
  await expect(create("article", wrong)).rejects.toThrow(/cannot be published.*“John 3:99” is not a passage/);
  const draft = await create("article", wrong, true);
  await expect(
    studio.payload.update({ collection: "article", id: draft.id, data: { _status: "published" } as never }),
  ).rejects.toMatchObject({ status: 422 });
  await studio.payload.update({
    collection: "article",
    id: draft.id,
    data: { en: { body: richTextOf("See [[John 3:16]] here.") }, _status: "published" } as never,
  });
});

test("links: drafts, trash and what is gone are errors, unknown addresses are hints", async () => {
  const draft = await create("article", article("Not yet there", words), true);
  const thrown = await create("article", article("Thrown away", `${words}Thrown.`));
  await studio.payload.update({
    collection: "article",
    id: thrown.id,
    data: { deletedAt: new Date().toISOString() } as never,
  });
  const links = [
    "/articles/not-yet-there",
    "/articles/thrown-away",
    "/articles/learning-to-rest",
    "/bible",
    "/verses/2026/03/05",
    "/nowhere",
    "javascript:alert(1)",
    "https://example.org",
  ];
  const found = await findings("article", {
    ...article("Links", links.map((href) => `[a](${href})`).join(" ")),
    languages: ["en-US"],
  });
  const ofLinks = found.filter(({ code }) => /link|address/.test(code));
  expect(ofLinks.map(({ level, code }) => `${level} ${code}`)).toEqual([
    "error link-to-draft",
    "error link-to-trash",
    "error link-form",
    "hint unknown-address",
  ]);
  const picked = (id: string) => ({
    root: {
      ...richTextOf("").root,
      children: [paragraph([internalLink({ relationTo: "article", value: id }, "", "a", [text("there")])])],
    },
  });
  const withLink = (id: string) => ({
    ...article("Picked", ""),
    en: { ...page("Picked", ""), body: picked(id) },
    languages: ["en-US"],
  });
  expect(await codes("article", withLink(draft.id))).toContain("error en.body link-to-draft");
  expect(await codes("article", withLink("nobody"))).toContain("error en.body link-to-missing");
});

test("what has errors by now can still be thrown away", async () => {
  const goal = await create("article", article("Soon gone", `${words}Soon.`));
  const made = await create("article", article("Leads there", `${words}[There](/articles/soon-gone).`));
  const trash = (id: string) =>
    studio.payload.update({
      collection: "article",
      id,
      data: { deletedAt: new Date().toISOString() } as never,
    });
  await trash(goal.id);
  await expect(
    studio.payload.update({ collection: "article", id: made.id, data: { _status: "published" } as never }),
  ).rejects.toThrow(/in the trash/);
  await trash(made.id);
});

test("typed references become Scripture and picked links get their path when a text is saved", async () => {
  const { docs } = await studio.payload.find({
    collection: "article",
    where: { path: { equals: "articles/learning-to-rest" } },
  });
  const link = internalLink({ relationTo: "article", value: docs[0]!.id as string }, "", "a", [text("rest")]);
  const body = {
    root: {
      ...richTextOf("").root,
      children: [paragraph([text("Read [[John 3:16]] and "), link]), paragraph([text("[[Psalm 23]]")])],
    },
  };
  const made = await create("article", { ...article("Typed", ""), en: { ...page("Typed", ""), body } });
  const { markdownOf } = await import("../src/rich-text/to-markdown.ts");
  expect(markdownOf(made.en.body)).toBe(
    "Read [[John 3:16]] and [rest](/articles/learning-to-rest)\n\n[[Psalm 23]]",
  );
  const types = JSON.stringify(made.en.body);
  expect(types).toContain('"blockType":"reference"');
  expect(types).toContain('"blockType":"passage"');
});

test("an address that another item has is an error in that language", async () => {
  const taken = article("Second of its address", `${words}Second.`);
  const second = { ...taken, en: { ...taken.en, slug: "learning-to-rest" } };
  await expect(create("article", second)).rejects.toThrow(/has the address “learning-to-rest” already/);
});

test("days: a verse needs one, and hears of another that has it", async () => {
  const verse = (more: object) => ({
    languages: ["en-US"],
    passage: "John 3:16",
    en: { thought: "A gift is given before anybody has thought of earning it at all." },
    ...more,
  });
  expect(await codes("verse", verse({}))).toEqual(["error scheduledDate date"]);
  expect(await codes("verse", verse({ scheduledDay: "someday" }))).toContain("error scheduledDay date");
  await create("verse", verse({ scheduledDate: "2024-03-05T12:00:00.000Z" }));
  const same = verse({ scheduledDate: "2024-03-05T12:00:00.000Z", id: "another" });
  expect(await codes("verse", same)).toContain("hint scheduledDate day-taken");
  expect(await codes("verse", { ...same, evening: true })).not.toContain("hint scheduledDate day-taken");
});

test("a text that is nearly another item's is a hint", async () => {
  const body = Array.from({ length: 60 }, (_, nth) => `word${nth} after${nth} another${nth}`).join(" ");
  await create("article", article("The first of two", body));
  const second = { ...article("The second of two", `${body} and more`), id: "other", languages: ["en-US"] };
  // What was written a moment ago is compared a moment later.
  await vi.waitFor(async () => expect(await codes("article", second)).toContain("hint en.body alike"), {
    timeout: 60_000,
    interval: 300,
  });
});

test("a publish that was scheduled and has errors does not happen, and says so", async () => {
  const draft = await create("article", article("Later", "[[John 33:1]]"), true);
  const warned: unknown[] = [];
  studio.payload.logger.warn = ((...said: unknown[]) => warned.push(said)) as never;
  await studio.payload.jobs.queue({
    task: "schedulePublish",
    input: {
      action: "publish",
      collection: "article",
      id: draft.id,
      locale: "en-US",
      person: editor.id,
    } as never,
  });
  await studio.payload.jobs.run();
  const after = await studio.payload.findByID({ collection: "article", id: draft.id });
  expect((after as { _status?: string })._status).toBe("draft");
  expect(JSON.stringify(warned)).toContain("articles/later was not published");
  expect(await codes("article", { ...article("Later", words), id: draft.id })).toContain(
    "hint _status scheduled-publish",
  );
});

test("a reference that was just typed is checked as it will be saved", async () => {
  const body = { root: { children: [paragraph([text("See [[Matthias 5:14]] for more.")])] } };
  const found = await codes("article", { ...article("Typed", ""), en: { ...page("Typed", ""), body } });
  expect(found).toContain("error en.body unknown-passage");
});
