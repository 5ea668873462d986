import { beforeAll, expect, test } from "vitest";
import { createContentApp, deliveryPath } from "./app.ts";
import { aroundDraft } from "./around-draft.ts";
import { type ContentIndex, createIndex } from "./content-index.ts";
import { loadLibrary } from "./fixtures/load-library.ts";
import { openedBy } from "./opened.ts";
import type { ContentRecord } from "./record.ts";

const idOf = (end: string) => `00000000-0000-4000-8000-000000000${end}`;
const [guide, lesson, section, hidden, prompt] = ["060", "061", "062", "003", "030"].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
];
let records: ContentRecord[];
let shown: ContentIndex;
beforeAll(async () => {
  const index = await loadLibrary();
  records = index.entries.slice(1).map(({ record }) => record);
  shown = createIndex(records);
});
const record = (id: string) => records.find((each) => each.id === id)!;

const opened = (id: string, index = shown) => {
  const { page, ids } = openedBy(index, index.byId.get(id)!);
  return { page: page.record.id, ids: [...ids].sort() };
};

test("a link opens its item with what lies below it, and of a part the page that it is read on", () => {
  expect(opened(hidden)).toEqual({ page: hidden, ids: [hidden] });
  expect(opened(guide)).toEqual({ page: guide, ids: [guide, lesson, section] });
  expect(opened(lesson)).toEqual({ page: lesson, ids: [lesson, section] });
  expect(opened(section)).toEqual({ page: lesson, ids: [lesson, section] });
  expect(opened(prompt).ids).toEqual([idOf("021"), prompt, idOf("031")].sort());
});

test("a part whose lesson is not there opens itself alone, and not what it hangs on instead", () => {
  const without = createIndex(records.filter(({ id }) => id !== lesson));
  expect(opened(section, without).ids).toEqual([section]);
});

test("what is opened is read whole by everybody, and everything else as by a stranger", async () => {
  const app = createContentApp({ index: () => shown, opened: openedBy(shown, shown.byId.get(section)!).ids });
  const isTeaser = async (id: string) => {
    const answer = await app.request(`${deliveryPath}/content/item/${id}`);
    return ((await answer.json()) as { properties: { isTeaser: boolean } }).properties.isTeaser;
  };
  expect([await isTeaser(lesson), await isTeaser(section)]).toEqual([false, false]);
  const other = createContentApp({ index: () => createIndex(records), opened: new Set([guide]) });
  const answer = await other.request(`${deliveryPath}/content/item/${section}`);
  expect(await answer.json()).toMatchObject({
    properties: { isTeaser: true, contentBody: { markup: "" } },
  });
});

test("a draft is among what readers see; of what they do not see there are its parts, and the names of what it is part of", () => {
  const drafts = records.map((each) =>
    [guide, lesson, section].includes(each.id) ? { ...each, draft: true } : each,
  );
  const around = (id: string) => {
    const named = drafts.find((each) => each.id === id)!;
    return new Map(aroundDraft(named, drafts, createIndex(drafts)).map((each) => [each.id, each]));
  };
  const ofLesson = around(lesson);
  expect([...ofLesson.values()].filter(({ draft }) => draft)).toEqual([]);
  expect(ofLesson.has(hidden)).toBe(false);
  expect(ofLesson.get(lesson)).toEqual(record(lesson));
  expect(ofLesson.get(section)).toEqual(record(section));
  expect(ofLesson.get(guide)!.text).toEqual({ "en-US": { title: "Ruth" }, es: { title: "Rut" } });
  // What is not its own is absent, and so is what readers do not see yet for another reason.
  expect([lesson, section, guide].map((id) => around(hidden).has(id))).toEqual([false, false, false]);
  const later = createIndex(records.filter(({ path }) => !path.startsWith("growth-plans/")));
  const ids = aroundDraft(record(hidden), records, later).map(({ id }) => id);
  expect(ids).not.toContain(prompt);
  expect(ids).toContain(guide);
});
