import { m } from "../../i18n/paraglide/messages.js";
import { namedAssets } from "../../service-worker/named-assets.ts";
import { anyVariant } from "../../service-worker/page-store.ts";
import { type Download, missing, type Progress, sum } from "./download.ts";

const assetCache = "assets-1";
const firstWaitMs = 1000;
const tries = 4;

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** A busy server is asked again when it says so; a network that is gone is the caller's to wait for. */
async function fetchPart(from: string, signal: AbortSignal): Promise<Response> {
  for (let nth = 0; ; nth++) {
    const response = await fetch(from, { signal });
    if (response.ok) return response;
    if (nth === tries || ![429, 503].includes(response.status))
      throw new Error(`${from} answered ${response.status}.`);
    await wait(Number(response.headers.get("retry-after")) * 1000 || firstWaitMs * 2 ** nth, signal);
  }
}

/** A page with the files it names; most of them are here already. */
async function cacheAssets(html: string): Promise<void> {
  const assets = await caches.open(assetCache);
  for (const path of namedAssets(html, false))
    if (!(await assets.match(path, anyVariant))) await assets.add(path).catch(() => {});
}

/** Fetches what is missing, one part after the other; what has arrived stays when it is aborted or the network goes. */
export async function runDownload(
  download: Download,
  { signal, onProgress }: { signal: AbortSignal; onProgress(progress: Progress): void },
): Promise<void> {
  const total = sum(download.parts);
  const wanted = await missing(download, Date.now());
  let done = total - sum(wanted);
  onProgress({ done, total });
  const cache = await caches.open(download.cache);
  for (const { from, path, bytes } of wanted) {
    const response = await fetchPart(from, signal);
    if (download.kind === "pages") await cacheAssets(await response.clone().text());
    // A copy: what was redirected may not answer for a page.
    await cache.put(path, new Response(await response.blob(), { headers: response.headers }));
    done += bytes;
    onProgress({ done, total });
    signal.throwIfAborted();
  }
  const paths = new Set(download.parts.map(({ path }) => path));
  for (const { url } of await cache.keys())
    if (!paths.has(url.slice(new URL(url).origin.length))) await cache.delete(url, anyVariant);
}

interface Sizes {
  done: string;
  total: string;
}

/** What is said of a download from the first press on. */
export const states = {
  running: m.downloads_running,
  interrupted: m.downloads_interrupted,
  paused: m.downloads_paused,
  whole: ({ total }: Sizes) => m.downloads_whole({ size: total }),
  failed: () => m.downloads_failed(),
} satisfies Record<string, (sizes: Sizes) => string>;

export const labels = { next: m.downloads_continue, stop: m.downloads_cancel, remove: m.downloads_remove };
