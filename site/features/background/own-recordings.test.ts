import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOver } from "../../../tests/support/storage.ts";
import { recording } from "../../service-worker/recordings.ts";
import { forgetUnlocked } from "../identity/forget-unlocked.ts";
import { anonymous, identityStore, markerKey } from "../identity/identity-store.ts";
import { cacheOwnRecording, dropOtherRecordings, hasRecording } from "./own-recordings.ts";

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

const address = (name: string, key = "today") => `/media/recordings/${name}.mp3?key=${key}&v=4`;
let stored: Map<string, Map<string, Response>>;
let bytes = 4;
let fetched: string[];

beforeEach(() => {
  stored = new Map();
  fetched = [];
  bytes = 4;
  const open = (name: string) => {
    if (!stored.has(name)) stored.set(name, new Map());
    const entries = stored.get(name)!;
    const path = (key: string | { url: string }) => (typeof key === "string" ? key : key.url);
    return {
      match: async (key: string | { url: string }) => entries.get(path(key))?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
      delete: async (key: string | { url: string }) => entries.delete(path(key)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  vi.stubGlobal("caches", {
    open: async (name: string) => open(name),
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    async match(key: string, { cacheName }: { cacheName?: string } = {}) {
      for (const [name, entries] of stored)
        if ((!cacheName || name === cacheName) && entries.has(key)) return entries.get(key)!.clone();
      return undefined;
    },
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
  vi.stubGlobal("localStorage", storageOver(new Map([[markerKey, "1"]])));
  vi.stubGlobal("fetch", async (wanted: string | Request) => {
    fetched.push(typeof wanted === "string" ? wanted : wanted.url);
    const response = new Response("tone", {
      headers: { "cache-control": "private, max-age=86400", "content-length": String(bytes) },
    });
    return Object.defineProperty(response, "type", { value: "basic" });
  });
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "ana" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  identityStore.setState(anonymous);
});

const heard = async (name: string, key: string) =>
  (await recording(new Request(`https://site.example${address(name, key)}`))).text();

test("a member's recording plays without a network after its key has ended", async () => {
  await cacheOwnRecording("ana", address("lesson"));
  expect(await hasRecording("ana", address("lesson", "tomorrow"))).toBe(true);
  fetched = [];
  expect([await heard("lesson", "tomorrow"), fetched]).toEqual(["tone", []]);
});

test("what lies on the disk is no sound, and without the member's key it is fetched", async () => {
  await cacheOwnRecording("ana", address("lesson"));
  const [disk] = [...stored.get("recordings-of-ana")!.values()];
  expect(Buffer.from(await disk!.clone().arrayBuffer()).toString("latin1")).not.toContain("tone");
  expect(disk!.headers.get("content-length")).toBe(String((await disk!.clone().arrayBuffer()).byteLength));
  stored.set("recordings-of-ben", stored.get("recordings-of-ana")!);
  stored.delete("recordings-of-ana");
  fetched = [];
  await heard("lesson", "tomorrow");
  expect(fetched).toEqual([`https://site.example${address("lesson", "tomorrow")}`]);
});

test("a player asks for a part of it", async () => {
  await cacheOwnRecording("ana", address("lesson"));
  const part = await recording(
    new Request(`https://site.example${address("lesson")}`, { headers: { range: "bytes=1-2" } }),
  );
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 1-2/4",
    "on",
  ]);
});

test("nothing of it stays after a sign-out, or for another member", async () => {
  await cacheOwnRecording("ana", address("lesson"));
  expect(await hasRecording("ben", address("lesson"))).toBe(false);
  await forgetUnlocked("ana");
  expect(stored.size).toBe(1);
  await forgetUnlocked();
  expect(stored.size).toBe(0);
  identityStore.setState(anonymous);
  await cacheOwnRecording("ana", address("late"));
  expect(stored.size).toBe(0);
});

test("those of other courses make room, and what has no room is not fetched again and again", async () => {
  for (let nth = 0; nth < 41; nth++) await cacheOwnRecording("ana", address(`n${nth}`));
  expect([stored.get("recordings-of-ana")!.size, fetched.length]).toEqual([40, 40]);
  await dropOtherRecordings("ana", new Set([address("n3", "another")]));
  expect([...stored.get("recordings-of-ana")!.keys()]).toEqual(["/media/recordings/n3.mp3?v=4"]);
  bytes = 300 * 1024 * 1024;
  await cacheOwnRecording("ana", address("endless"));
  expect(stored.get("recordings-of-ana")!.size).toBe(1);
});
