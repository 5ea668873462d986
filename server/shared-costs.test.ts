import { createServer } from "node:http";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createBudget } from "../platform/budget.ts";
import { eventually } from "../tests/support/eventually.ts";
import { fixedClock } from "../tests/support/fixed-clock.ts";
import { sendRequest } from "../tests/support/server.ts";
import { createListener } from "./http.ts";
import { makeEntry } from "./page-cache/entry.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import type { PageStore } from "./page-cache/page-store.ts";
import { listen } from "./serve.ts";

const page = () => makeEntry(200, new Headers({ "content-type": "text/html" }), Buffer.from("a page"));

/** A site of any pages, made only when `release` is called, for addresses that may have three made at once. */
async function start(store?: PageStore) {
  let begun = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const publicPage = async () => {
    await released;
    return { entry: page(), cacheable: true };
  };
  const clock = fixedClock();
  const options = {
    app: { fetch: () => new Response(null, { status: 404 }) },
    pages: { publicPage },
    cache: createPageCache({
      maxBytes: 1e6,
      clock,
      contentVersion: () => "1",
      isUnchanged: async () => true,
      store,
    }),
    pageKey: (url: string) => url,
    chosenTranslation: () => undefined,
    isServerPath: () => false,
    origin: "https://wellspring.example",
    trustedProxies: 0,
    budget: createBudget({ clock, capacity: 3 * 35, perSecond: 1 }),
    recorder: {
      begin: () => void begun++,
      atOnce() {},
      run: (_request: unknown, _response: unknown, _path: unknown, _began: unknown, serve: () => unknown) =>
        void serve(),
    },
    proxyCheck: { look() {} },
    log: pino({ level: "silent" }),
  };
  const server = createServer(createListener(options as never));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  const status = async (path: string) => (await sendRequest(base, path)).status;
  const allBegun = (count: number) => eventually(() => expect(begun).toBe(count));
  return { status, allBegun, release };
}
const times = (all: readonly number[], status: number) => all.filter((one) => one === status).length;

test("many behind one address who open a page that is being made have it made once, and pay for it once", async () => {
  const { status, allBegun, release } = await start();
  const paths = ["/a", "/b", "/c"];
  const answers = Array.from({ length: 30 }, () => paths.map(status)).flat();
  await allBegun(answers.length);
  release();
  expect(times(await Promise.all(answers), 200)).toBe(90);
});

test("one who has a page made for each request is refused past the budget", async () => {
  const { status, allBegun, release } = await start();
  const answers = Array.from({ length: 8 }, (_, nth) => status(`/nowhere-${nth}`));
  await allBegun(answers.length);
  release();
  const statuses = await Promise.all(answers);
  expect([times(statuses, 200), times(statuses, 429)]).toEqual([3, 5]);
});

test("a page that is cached on disk costs nothing", async () => {
  const stored = { entry: page(), reads: new Map(), validUntil: Number.POSITIVE_INFINITY };
  const { status } = await start({ read: async () => stored, drop() {} } as unknown as PageStore);
  for (let nth = 0; nth < 20; nth++) expect(await status(`/stored-${nth}`), String(nth)).toBe(200);
});
