import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyState } from "../member-data/shown.ts";

/** Pending card requests, and the lists sent to the worker. */
let requests: { plans: string; answer(response?: Response): Promise<void> }[];
let cached: string[][];

/** A page of its own: what it follows it follows for as long as it is open. */
async function openPage() {
  vi.resetModules();
  const { useMemberState } = await import("../member-data/member-state.ts");
  (await import("./cache-plans.ts")).cachePlans();
  return {
    subscribedTo: (...plans: string[]) =>
      useMemberState.setState({ member: "ana", state: { ...emptyState, lists: { plan: plans } } }),
    signedOut: () => useMemberState.setState({ member: undefined, state: emptyState }),
  };
}
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));
const rows = (plans: string) =>
  Response.json({ plans: plans.split(",").map((id) => ({ path: `/plans/${id}`, lessons: [] })) });

beforeEach(() => {
  requests = [];
  cached = [];
  const active = { postMessage: ({ paths }: { paths: string[] }) => void cached.push(paths) };
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { ready: Promise.resolve({ active }) } });
  vi.stubGlobal("fetch", (address: string) => {
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
  expect(cached).toEqual([["/plans/a", "/plans/b"]]);
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
  expect(cached).toEqual([["/plans/a"]]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("a response after sign-out caches nothing", async () => {
  const { subscribedTo, signedOut } = await openPage();
  subscribedTo("a");
  signedOut();
  await requests[0]!.answer();
  expect(cached).toEqual([[]]);
});
