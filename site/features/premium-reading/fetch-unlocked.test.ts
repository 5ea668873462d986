import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOver } from "../../../tests/support/storage.ts";
import { anonymous, identityStore, markerKey } from "../identity/identity-store.ts";
import { forgetUnlocked } from "../identity/unlocked-cache.ts";
import { fetchUnlocked } from "./fetch-unlocked.ts";

const lesson = { path: "/growth-plans/a-simple-way-to-pray/2-six-short-lines" };
const whole = { isTeaser: false, parts: ["all of it"] };

/** The browser's caches, by name. */
let cached: Map<string, Map<string, string>>;
let network: () => Promise<Response>;
const marks = new Map<string, string>();

beforeEach(() => {
  cached = new Map();
  const open = async (name: string) => {
    const entries = cached.get(name) ?? new Map<string, string>();
    cached.set(name, entries);
    return {
      match: async (address: string) =>
        entries.has(address) ? new Response(entries.get(address)) : undefined,
      put: async (address: string, response: Response) => void entries.set(address, await response.text()),
      delete: async (address: string) => entries.delete(address),
      keys: async () => [...entries.keys()],
    };
  };
  vi.stubGlobal("caches", {
    open,
    has: async (name: string) => cached.has(name),
    keys: async () => [...cached.keys()],
    delete: async (name: string) => cached.delete(name),
  });
  vi.stubGlobal("localStorage", storageOver(marks));
  vi.stubGlobal("fetch", () => network());
  marks.set(markerKey, "1");
  signIn("ana");
});
afterEach(() => {
  vi.unstubAllGlobals();
  identityStore.setState(anonymous);
});

const signIn = (id: string) => identityStore.setState({ known: true, person: { id, roles: [] }, token: id });
const online = (unlocked: object) => {
  network = async () => Response.json(unlocked);
};
const offline = () => {
  network = () => Promise.reject(new TypeError("Failed to fetch"));
};
const readOnline = async () => {
  online(whole);
  expect(await fetchUnlocked(lesson)).toEqual(whole);
  await vi.waitFor(() => expect(cached.get("opened-ana")?.size).toBe(1));
};

test("unlocked text is available again offline, also when it is unknown who is signed in", async () => {
  await readOnline();
  offline();
  expect(await fetchUnlocked(lesson)).toEqual(whole);
  identityStore.setState({ known: true, person: undefined, token: undefined });
  expect(await fetchUnlocked(lesson)).toEqual(whole);
  expect(await fetchUnlocked({ path: "/growth-plans/never-read" })).toBeUndefined();
});

test("no cached text remains after sign-out, and another user never sees it", async () => {
  await readOnline();
  offline();
  identityStore.setState(anonymous);
  marks.delete(markerKey);
  expect(await fetchUnlocked(lesson)).toBeUndefined();
  await forgetUnlocked();
  expect(cached.size).toBe(0);
});

test("another member of the same browser does not see it", async () => {
  await readOnline();
  offline();
  signIn("ben");
  await expect(fetchUnlocked(lesson)).rejects.toThrow("Failed to fetch");
  await forgetUnlocked("ben");
  expect([...cached.keys()]).not.toContain("opened-ana");
});

test("a response after sign-out is not cached", async () => {
  online(whole);
  const reading = fetchUnlocked(lesson);
  identityStore.setState(anonymous);
  await reading;
  await vi.waitFor(() => expect(cached.size).toBe(0));
});

test("text a member may no longer read is removed from the cache", async () => {
  await readOnline();
  online({ isTeaser: true });
  expect(await fetchUnlocked(lesson)).toBeUndefined();
  offline();
  await expect(fetchUnlocked(lesson)).rejects.toThrow("Failed to fetch");
});
