import { rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { createIndex } from "./content-index.ts";
import { createDueContent } from "./due.ts";
import { copyLibrary, loadLibrary } from "./fixtures/load-library.ts";

const start = new Date("2026-12-24T12:00:00Z");

test("an article dated in the future comes with the first minute of its day, by the site's clock", async () => {
  const root = await copyLibrary({
    "topics/joy.yaml":
      "id: 00000000-0000-4000-8000-000000000501\ntype: topic\ntitle: { en-US: Joy, es: Gozo }\npublished: 2027-01-01\n",
    "articles/tomorrow.yaml": `id: 00000000-0000-4000-8000-000000000502
type: article
categories: [everyday-faith]
title: { en-US: Tomorrow, es: Mañana }
summary: { en-US: Not yet., es: Aún no. }
seoDescription: { en-US: Not yet out., es: Aún no sale. }
body: { en-US: Soon., es: Pronto. }
published: 2026-12-25
`,
    "articles/listed-later.yaml": `id: 00000000-0000-4000-8000-000000000503
type: article
categories: [everyday-faith]
title: { en-US: Listed, es: En lista }
summary: { en-US: Not yet., es: Aún no. }
seoDescription: { en-US: Not yet out., es: Aún no sale. }
body: { en-US: Soon., es: Pronto. }
listed: 2026-12-25
`,
  });
  // Whenever this test is run: the one was written before its day, the others after theirs.
  const [written, later] = [new Date("2026-12-20"), join(root, "articles/listed-later.yaml")];
  await utimes(later, written, written);
  const loaded = await loadLibrary(root);
  expect(loaded.entries.find(({ record }) => record.path === "articles/listed-later")?.updated).toBe(
    written.getTime(),
  );
  const clock = createMovableClock({ now: () => start });
  let changes = 0;
  const library = {
    version: loaded.version,
    records: loaded.entries.slice(1).map(({ record }) => record),
    media: [],
  };
  const due = createDueContent(library, {
    clock,
    indexOf: (_, { version, records }) => createIndex(records, { version }),
    onChange: () => changes++,
  });
  const isThere = () => {
    const index = due.index();
    const found = [
      index.byPath["en-US"].has("articles/tomorrow"),
      index.byId.has("00000000-0000-4000-8000-000000000502"),
      index.byType.get("article")?.some(({ record }) => record.path === "articles/tomorrow") ?? false,
    ];
    const listed = index.byPath["en-US"].has("articles/listed-later");
    expect(new Set([...found, listed]).size).toBe(1);
    return found[0];
  };
  expect(isThere()).toBe(false);
  const before = due.index().version;
  // A minute before midnight in New York, and midnight.
  clock.moveTo(new Date("2026-12-25T04:59:00Z"));
  expect([isThere(), changes]).toEqual([false, 0]);
  clock.moveTo(new Date("2026-12-25T05:00:00Z"));
  expect([isThere(), changes]).toEqual([true, 1]);
  expect(due.index().version).not.toBe(before);
  clock.moveTo(start);
  expect([isThere(), changes]).toEqual([false, 2]);
  // A topic is no article: it has no day to wait for.
  expect(due.index().byPath["en-US"].has("topics/joy")).toBe(true);
  due.close();
  await rm(root, { recursive: true });
});
