import { byteRange } from "../../contracts/byte-range.ts";
import { recordingsPrefix } from "../features/identity/forget-unlocked.ts";
import { findKey } from "../features/identity/member-keys.ts";
import { unsealBytes } from "../features/identity/seal.ts";
import { mayCache } from "./page-store.ts";

const store = "recordings-1";
/** Of what is kept for reading without a network, and no more of a device's room than this. */
export const max = { count: 40, bytes: 200 * 1024 * 1024 };

const named = /data-audio="(\/media\/[^"]+)"/g;

export const sizeOf = ({ headers }: Response) => Number(headers.get("content-length") ?? 0);

/** A protected recording's address has a key, which is another with each answer. */
export function cachedAs(address: string): string {
  const url = new URL(address, "http://path.invalid");
  url.searchParams.delete("key");
  return url.pathname + url.search;
}

/** Recordings that documents name, in the order of the documents. */
export const recordingsIn = (html: string): string[] =>
  [...html.matchAll(named)].map(([, address]) => address!.replaceAll("&amp;", "&"));

/** Fetches the recordings of the pages in a cached list; the oldest make room for them. */
export async function cacheRecordings(list: string): Promise<void> {
  const pages = await caches.open(list);
  const cache = await caches.open(store);
  for (const page of await pages.keys()) {
    const copy = await pages.match(page);
    if (!copy?.headers.get("content-type")?.startsWith("text/html")) continue;
    for (const address of recordingsIn(await copy.text())) {
      if (await cache.match(cachedAs(address))) continue;
      const response = await fetch(address);
      if (!mayCache(response) || sizeOf(response) > max.bytes / 4) continue;
      await cache.put(cachedAs(address), response);
      await makeRoom(cache);
    }
  }
}

async function makeRoom(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  const sizes = await Promise.all(keys.map(async (key) => sizeOf((await cache.match(key))!)));
  let [count, bytes] = [keys.length, sizes.reduce((sum, size) => sum + size, 0)];
  for (const [nth, key] of keys.entries()) {
    if (count <= max.count && bytes <= max.bytes) return;
    await cache.delete(key);
    count--;
    bytes -= sizes[nth]!;
  }
}

/** A player asks for parts of a file, which a cache has whole. */
export async function partOf(whole: Response, wanted: string | null): Promise<Response> {
  const bytes = await whole.arrayBuffer();
  const range = byteRange(wanted ?? undefined, bytes.byteLength);
  const headers = new Headers(whole.headers);
  if (range === null) return new Response(bytes, { headers });
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-range", `bytes ${range.first}-${range.last}/${bytes.byteLength}`);
  headers.set("content-length", String(range.last - range.first + 1));
  return new Response(bytes.slice(range.first, range.last + 1), { status: 206, headers });
}

/** A member's own, which their key opens. */
async function ownRecording(address: string): Promise<Response | undefined> {
  for (const cacheName of await caches.keys()) {
    if (!cacheName.startsWith(recordingsPrefix)) continue;
    const sealed = await caches.match(address, { cacheName });
    const key = sealed && (await findKey(cacheName.slice(recordingsPrefix.length)));
    const opened = key && (await unsealBytes(key, address, await sealed.arrayBuffer()));
    if (!opened) continue;
    const headers = new Headers(sealed.headers);
    headers.set("content-length", String(opened.byteLength));
    return new Response(opened, { headers });
  }
  return undefined;
}

export async function recording(request: Request): Promise<Response> {
  const address = cachedAs(request.url);
  const cached = (await caches.match(address, { cacheName: store })) ?? (await ownRecording(address));
  return cached ? partOf(cached, request.headers.get("range")) : fetch(request);
}
