import { mayCache } from "../../service-worker/page-store.ts";
import { cachedAs, max, sizeOf } from "../../service-worker/recordings.ts";
import { recordingsPrefix } from "../identity/forget-unlocked.ts";
import { identityStore, mayBeSignedIn } from "../identity/identity-store.ts";
import { memberKey } from "../identity/member-keys.ts";
import { sealBytes } from "../identity/seal.ts";

const placeOf = (member: string) => recordingsPrefix + member;
const isHere = (member: string) => identityStore.getState().person?.id === member && mayBeSignedIn();

export const hasRecording = async (member: string, address: string): Promise<boolean> =>
  "caches" in globalThis &&
  (await caches.match(cachedAs(address), { cacheName: placeOf(member) })) !== undefined;

async function hasRoom(cache: Cache, more = 0): Promise<boolean> {
  const keys = await cache.keys();
  const sizes = await Promise.all(keys.map(async (key) => sizeOf((await cache.match(key))!)));
  return keys.length < max.count && sizes.reduce((sum, size) => sum + size, more) <= max.bytes;
}

/** What the member's key opens; the service worker does, for a player. */
async function sealed(member: string, address: string, response: Response): Promise<Response> {
  const body = await sealBytes(await memberKey(member), address, await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set("content-length", String(body.size));
  return new Response(body, { headers });
}

/** The recording of a protected text, sealed, for as long as the member is signed in here. Those that came first have the room. */
export async function cacheOwnRecording(member: string, address: string): Promise<void> {
  if (!("caches" in globalThis && "indexedDB" in globalThis)) return;
  const cache = await caches.open(placeOf(member));
  if (!(await hasRoom(cache))) return;
  const response = await fetch(address);
  if (!mayCache(response) || !(await hasRoom(cache, sizeOf(response)))) return void response.body?.cancel();
  await cache.put(cachedAs(address), await sealed(member, cachedAs(address), response));
  // They may have left meanwhile.
  if (!isHere(member)) await caches.delete(placeOf(member));
}

/** Those of courses that the member no longer follows make room. */
export async function dropOtherRecordings(member: string, wanted: ReadonlySet<string>): Promise<void> {
  if (!("caches" in globalThis) || !(await caches.has(placeOf(member)))) return;
  const cache = await caches.open(placeOf(member));
  const stays = new Set([...wanted].map(cachedAs));
  for (const key of await cache.keys()) if (!stays.has(cachedAs(key.url))) await cache.delete(key);
}
