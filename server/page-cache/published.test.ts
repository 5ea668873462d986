import fc from "fast-check";
import { expect, test } from "vitest";
import type { ContentClient } from "../../services/content/client.ts";
import type { SiteServices } from "../../site/context.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { makeEntry } from "./entry.ts";
import { createPageCache, type Rendered } from "./page-cache.ts";
import { createComparison, recordReads } from "./reads.ts";

const ids = ["a", "b", "c"];

/** Items with a revision each; `turn` is awaited before each answer, and before a page is finished. */
function createLibrary(turn: () => Promise<unknown> = async () => {}) {
  const items = new Map<string, string>(ids.map((id) => [id, `${id}0`]));
  let version = 0;
  let withdrawals = 0;
  const content = {
    async item(id: string) {
      await turn();
      return items.has(id) ? { id, text: items.get(id), updateDate: `${version}` } : null;
    },
    async list({ filter }: { filter?: string }) {
      await turn();
      const found = [...items.keys()].sort().filter((id) => !filter || id === filter);
      return {
        total: found.length,
        items: found.map((id, sortOrder) => ({ text: items.get(id), sortOrder })),
      };
    },
  } as unknown as ContentClient;
  return {
    content,
    items,
    turn,
    version: () => String(version),
    withdrawals: () => withdrawals,
    publish(id: string) {
      version++;
      items.set(id, `${id}${version}`);
    },
    withdraw(id: string) {
      version++;
      if (items.delete(id)) withdrawals++;
    },
  };
}

type Library = ReturnType<typeof createLibrary>;
/** `/a` shows an item, `/a/c` two, `/list` all of them, `/list?b` a part of the list, `/fixed` nothing of the content. */
const pages = [...ids.map((id) => `/${id}`), "/a/c", "/list", "/list?b", "/fixed"];

async function textOf(services: Pick<SiteServices, "content">, page: string): Promise<string> {
  if (page === "/fixed") return "fixed";
  const { content } = services;
  if (!page.startsWith("/list")) {
    const texts: string[] = [];
    for (const id of page.slice(1).split("/")) {
      const item = (await content.item(id)) as { text?: string } | null;
      texts.push(item?.text ?? "gone");
    }
    return texts.join(" ");
  }
  const filter = page.split("?")[1];
  const { items } = (await content.list({ ...(filter ? { filter } : {}) })) as unknown as {
    items: { text: string }[];
  };
  return items.map(({ text }) => text).join(" ");
}

function createSite(library: Library) {
  const clock = fixedClock();
  const cache = createPageCache({
    maxBytes: 1_000_000,
    clock,
    contentVersion: library.version,
    withdrawals: library.withdrawals,
    isUnchanged: createComparison(library.content, library.version),
  });
  const services = { content: library.content } as SiteServices;
  const make = async (page: string): Promise<Rendered> => {
    const recording = recordReads({ ...services, search: {} } as SiteServices);
    const text = await textOf(recording.services, page);
    await library.turn();
    const entry = await makeEntry(200, new Headers(), Buffer.from(text));
    return { entry, cacheable: !text.includes("gone"), reads: recording.reads() };
  };
  return {
    cache,
    clock,
    make,
    get: async (page: string) => String((await cache.get(page, () => make(page))).body),
    fresh: (page: string) => textOf(services, page),
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function readAll(site: ReturnType<typeof createSite>): Promise<void> {
  for (const page of pages) await site.get(page);
}

test("a publish drops the pages that read what changed, and no others", async () => {
  const library = createLibrary();
  const site = createSite(library);
  await readAll(site);
  library.publish("a");
  await readAll(site);
  expect(site.cache.counts()).toMatchObject({ dropped: 3, confirmed: 4, rendered: pages.length, stale: 3 });
  expect(await site.get("/list")).toBe("a1 b0 c0");
});

test("an item's new place among its siblings changes no page but the lists it is in", async () => {
  const library = createLibrary();
  library.withdraw("a");
  const site = createSite(library);
  await readAll(site);
  library.publish("a");
  await readAll(site);
  expect(await site.get("/a")).toBe("a2");
  expect(site.cache.counts()).toMatchObject({ dropped: 1, confirmed: 4 });
});

test("a changed page is sent as it was while it is made again, but not for longer than ten seconds", async () => {
  const library = createLibrary();
  const site = createSite(library);
  await site.get("/a");
  library.publish("a");
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const slow = async () => {
    await finished;
    return site.make("/a");
  };
  expect(String((await site.cache.get("/a", slow)).body)).toBe("a0");
  expect(String(site.cache.find("/a")?.body)).toBe("a0");
  site.clock.advance(9_999);
  expect(site.cache.find("/a")).toBeDefined();
  site.clock.advance(1);
  expect(site.cache.find("/a")).toBeUndefined();
  const waiting = site.get("/a");
  finish();
  expect(await waiting).toBe("a1");
  expect(site.cache.counts()).toMatchObject({ rendered: 2, stale: 1 });
});

test("a changed page that cannot be made again is sent no more", async () => {
  const library = createLibrary();
  const site = createSite(library);
  await site.get("/a");
  library.publish("a");
  const broken = () => site.cache.get("/a", () => Promise.reject(new Error("broken")));
  expect(String((await broken()).body)).toBe("a0");
  await nextTurn();
  await expect(broken()).rejects.toThrow("broken");
});

test("a page with a withdrawn item is never sent again, also by a rendering that had read it before", async () => {
  const library = createLibrary();
  const site = createSite(library);
  await site.get("/list");
  library.withdraw("b");
  expect(await site.get("/list")).toBe("a0 c0");
  const began = site.cache.get("/c", async () => {
    const made = await site.make("/c");
    if (library.items.has("c")) library.withdraw("c");
    return made;
  });
  expect(String((await began).body)).toBe("gone");
});

test("an item that is withdrawn while its page is compared is not sent either", async () => {
  let turns = 0;
  const library = createLibrary(async () => {
    // The fourth and fifth turn compare what /a/c read.
    if (++turns === 5) library.withdraw("a");
  });
  const site = createSite(library);
  await site.get("/a/c");
  library.publish("b");
  expect(await site.get("/a/c")).toBe("gone c0");
});

test("after a withdrawal even changed pages without the item are waited for, and unchanged ones are not made again", async () => {
  const library = createLibrary();
  const site = createSite(library);
  await readAll(site);
  library.publish("a");
  library.withdraw("b");
  expect(await site.get("/a")).toBe("a1");
  await site.get("/c");
  expect(site.cache.counts()).toMatchObject({ stale: 0, confirmed: 1 });
});

test("a page that searched lasts as long as the version of the content", async () => {
  const library = createLibrary();
  const recording = recordReads({
    content: library.content,
    search: { search: async () => ({}) },
  } as unknown as SiteServices);
  await recording.services.content.item("a");
  expect(recording.reads()?.size).toBe(1);
  await recording.services.search.search({ query: "a", locale: "es" });
  expect(recording.reads()).toBeUndefined();
});

test.each<[string, () => Promise<object>, boolean]>([
  ["found", async () => ({}), true],
  ["found by an outdated index", async () => ({ outdated: true }), false],
  ["not found, since the search failed", () => Promise.reject(new Error("away")), false],
])("whether a page may be cached whose hits were %s", async (_, search, expected) => {
  const recording = recordReads({ search: { search } } as unknown as SiteServices);
  await recording.services.search.search({ query: "a", locale: "es" }).catch(() => {});
  expect(recording.isLasting()).toBe(expected);
});

test("what could not be read is compared as changed", async () => {
  const { content, version } = createLibrary();
  const failing = { ...content, item: () => Promise.reject(new Error("away")) };
  const recording = recordReads({ content: failing, search: {} } as unknown as SiteServices);
  await expect(recording.services.content.item("a")).rejects.toThrow("away");
  expect(await createComparison(failing, version)(recording.reads()!)).toBe(false);
});

const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("read" as const), page: fc.constantFrom(...pages) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("step" as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("publish" as const), id: fc.constantFrom(...ids) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("withdraw" as const), id: fc.constantFrom(...ids) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait" as const) }) },
);

test("in any order of publishes, renderings and readers: nothing withdrawn is sent, and in the end every page is as if made afresh", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(action, { maxLength: 60 }), async (scheduler, actions) => {
      let scheduled = true;
      const library = createLibrary(() =>
        scheduled ? scheduler.schedule(Promise.resolve()) : Promise.resolve(),
      );
      const site = createSite(library);
      const sent: Promise<void>[] = [];
      const read = (page: string) =>
        sent.push(
          site.get(page).then((text) => {
            for (const id of ids)
              if (!library.items.has(id)) expect(text).not.toMatch(new RegExp(`${id}\\d`));
          }),
        );
      for (const each of actions) {
        if (each.kind === "read") read(each.page);
        else if (each.kind === "publish") library.publish(each.id);
        else if (each.kind === "withdraw") library.withdraw(each.id);
        else if (each.kind === "wait") site.clock.advance(6_000);
        else if (scheduler.count() > 0) await scheduler.waitOne();
        await nextTurn();
      }
      scheduled = false;
      while (scheduler.count() > 0) {
        await scheduler.waitOne();
        await nextTurn();
      }
      await Promise.all(sent);
      // The first reading may be the last of the stale moment.
      await readAll(site);
      await nextTurn();
      for (const page of pages) expect(await site.get(page), page).toBe(await site.fresh(page));
    }),
    { numRuns: 300 },
  );
});
