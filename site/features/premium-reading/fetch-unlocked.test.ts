import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { forgetUnlocked } from "../identity/forget-unlocked.ts";
import { anonymous, identityStore, markerKey } from "../identity/identity-store.ts";
import { memberKey } from "../identity/member-keys.ts";
import { fetchUnlocked } from "./fetch-unlocked.ts";

const lesson = { path: "/growth-plans/a-simple-way-to-pray/2-six-short-lines" };
const whole = { isTeaser: false, parts: ["all of it"] };

/** The browser's caches, by name, and its keys, by member. */
let cached: Map<string, Map<string, ArrayBuffer>>;
const keys = new Map<string, CryptoKey>();
vi.mock("../identity/member-keys.ts", () => ({
  async memberKey(member: string) {
    const algorithm = { name: "AES-GCM", length: 256 };
    if (!keys.has(member))
      keys.set(member, await crypto.subtle.generateKey(algorithm, false, ["encrypt", "decrypt"]));
    return keys.get(member);
  },
  findKey: async (member: string) => keys.get(member),
}));
let network: () => Promise<Response>;
const marks = new Map<string, string>();

beforeEach(() => {
  cached = new Map();
  const open = async (name: string) => {
    const entries = cached.get(name) ?? new Map<string, ArrayBuffer>();
    cached.set(name, entries);
    return {
      match: async (address: string) =>
        entries.has(address) ? new Response(entries.get(address)) : undefined,
      put: async (address: string, response: Response) =>
        void entries.set(address, await response.arrayBuffer()),
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
  keys.clear();
  vi.stubGlobal("indexedDB", {
    deleteDatabase() {
      keys.clear();
      const request = { onsuccess: () => {} };
      setTimeout(() => request.onsuccess());
      return request;
    },
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
  await eventually(() => expect(cached.get("sealed-ana")?.size).toBe(1));
};

test("unlocked text is available again offline, also when it is unknown who is signed in", async () => {
  await readOnline();
  offline();
  expect(await fetchUnlocked(lesson)).toEqual(whole);
  identityStore.setState({ known: true, person: undefined, token: undefined });
  expect(await fetchUnlocked(lesson)).toEqual(whole);
  expect(await fetchUnlocked({ path: "/growth-plans/never-read" })).toBeUndefined();
});

test("what lies on the disk is not the text, and another member's key does not open it", async () => {
  await readOnline();
  const [[address, sealed]] = [...cached.get("sealed-ana")!] as [[string, ArrayBuffer]];
  expect(Buffer.from(sealed).toString("latin1")).not.toContain("all of it");
  await memberKey("ben");
  cached.set("sealed-ben", new Map([[address, sealed]]));
  offline();
  signIn("ben");
  await expect(fetchUnlocked(lesson)).rejects.toThrow("Failed to fetch");
});

test("sealed text opens at its own address only", async () => {
  await readOnline();
  const entries = cached.get("sealed-ana")!;
  entries.set("/unlocked?path=%2Fother", [...entries.values()][0]!);
  offline();
  await expect(fetchUnlocked({ path: "/other" })).rejects.toThrow("Failed to fetch");
});

test("no cached text remains after sign-out, and another user never sees it", async () => {
  await readOnline();
  offline();
  identityStore.setState(anonymous);
  marks.delete(markerKey);
  expect(await fetchUnlocked(lesson)).toBeUndefined();
  await forgetUnlocked();
  expect(cached.size).toBe(0);
  expect(keys.size).toBe(0);
});

test("texts that an earlier version cached as they were are removed", async () => {
  cached.set("opened-ana", new Map());
  await forgetUnlocked("ana");
  expect([...cached.keys()]).toEqual([]);
});

test("a sign-out in another tab counts: what arrives after it is not cached", async () => {
  online(whole);
  const reading = fetchUnlocked(lesson);
  marks.delete(markerKey);
  await reading;
  await eventually(() => expect(cached.size + keys.size).toBe(0));
});

test("another member of the same browser does not see it", async () => {
  await readOnline();
  offline();
  signIn("ben");
  await expect(fetchUnlocked(lesson)).rejects.toThrow("Failed to fetch");
  await forgetUnlocked("ben");
  expect([...cached.keys()]).not.toContain("sealed-ana");
});

test("a response after sign-out is not cached", async () => {
  online(whole);
  const reading = fetchUnlocked(lesson);
  identityStore.setState(anonymous);
  await reading;
  await eventually(() => expect(cached.size).toBe(0));
});

test("text a member may no longer read is removed from the cache", async () => {
  await readOnline();
  online({ isTeaser: true });
  expect(await fetchUnlocked(lesson)).toBeUndefined();
  offline();
  await expect(fetchUnlocked(lesson)).rejects.toThrow("Failed to fetch");
});
