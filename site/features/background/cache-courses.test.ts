import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { someSite } from "../../../tests/support/settings.ts";
import { emptyState } from "../member-data/shown.ts";

/** Pending card requests, and the lists sent to the worker. */
let requests: { plans: string; answer(response?: Response): Promise<void> }[];
let cached: string[][];
/** The protected texts that were fetched. */
let unlocked: string[];

/** A page of its own: what it follows it follows for as long as it is open. */
async function openPage() {
  vi.resetModules();
  const { useMemberState } = await import("../member-data/member-state.ts");
  (await import("../../settings.ts")).provideSettings(() => someSite);
  (await import("./cache-courses.ts")).cacheCourses();
  return {
    subscribedTo: (...plans: string[]) =>
      useMemberState.setState({ member: "ana", state: { ...emptyState, lists: { plan: plans } } }),
    signedOut: () => useMemberState.setState({ member: undefined, state: emptyState }),
  };
}
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));
const rows = (plans: string) =>
  Response.json({
    plans: plans.split(",").map((id) => ({
      path: `/plans/${id}`,
      lessons: [
        { path: `/plans/${id}/open`, access: "free" },
        { path: `/plans/${id}/closed`, access: "account" },
        { path: `/plans/${id}/paid`, access: "premium" },
      ],
    })),
    guides: [],
  });
const pagesOf = (...ids: string[]) =>
  ids.flatMap((id) => ["", "/open", "/closed", "/paid"].map((end) => `/plans/${id}${end}`));

beforeEach(() => {
  requests = [];
  cached = [];
  unlocked = [];
  const active = { postMessage: ({ paths }: { paths: string[] }) => void cached.push(paths) };
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { ready: Promise.resolve({ active }) } });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { documentElement: { lang: "en-US" } });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => setImmediate(work));
  vi.stubGlobal("fetch", (address: string, init?: { body?: string }) => {
    if (address === "/unlocked") {
      unlocked.push(JSON.parse(init!.body!).path);
      return Promise.resolve(Response.json({ isTeaser: false }));
    }
    const plans = new URL(address, "https://site.example").searchParams.get("plans") ?? "";
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (response = rows(plans)) => {
      resolve(response);
      return flushPromises() as Promise<void>;
    };
    requests.push({ plans, answer });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the newest list of plans is cached for offline, whichever response arrives last", async () => {
  const { subscribedTo } = await openPage();
  subscribedTo("a");
  subscribedTo("a", "b");
  await requests[1]!.answer();
  await requests[0]!.answer();
  expect(cached).toEqual([pagesOf("a", "b")]);
});

test("plans that could not be fetched are fetched again with the next change", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { subscribedTo } = await openPage();
  subscribedTo("a");
  await requests[0]!.answer(new Response(null, { status: 503 }));
  subscribedTo("a");
  await requests[1]!.answer();
  subscribedTo("a");
  expect(requests).toHaveLength(2);
  expect(cached).toEqual([pagesOf("a")]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("of a subscribed plan the texts that the member may read are fetched in the background, one after the other", async () => {
  const { subscribedTo } = await openPage();
  const { identityStore } = await import("../identity/identity-store.ts");
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "ana's" });
  subscribedTo("a");
  await requests[0]!.answer();
  await eventually(() => expect(unlocked).toEqual(["/plans/a/closed"]));
});

test("with Save-Data nothing is fetched ahead", async () => {
  const { subscribedTo } = await openPage();
  const { identityStore } = await import("../identity/identity-store.ts");
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "ana's" });
  const saveData = vi.fn(() => true);
  Object.assign(navigator, { connection: Object.defineProperty({}, "saveData", { get: saveData }) });
  subscribedTo("a");
  await requests[0]!.answer();
  // The pages ask, and so do the texts.
  await eventually(() => expect(saveData).toHaveBeenCalledTimes(2));
  for (let turn = 0; turn < 5; turn++) await flushPromises();
  expect([cached, unlocked]).toEqual([[], []]);
});

test("a response after sign-out caches nothing", async () => {
  const { subscribedTo, signedOut } = await openPage();
  subscribedTo("a");
  signedOut();
  await requests[0]!.answer();
  expect(cached).toEqual([[]]);
});
