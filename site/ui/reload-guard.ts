import { checkBuild } from "./build-watch.ts";

/**
 * A new build removes old chunks. When one fails to load, the app is loaded again at the path the reader wanted,
 * but never twice within ten seconds, so that a broken build cannot loop.
 */
const ttlMs = 10_000;
const pendingKey = "navigation-pending";
const reloadedKey = "reloaded-at";

interface Pending {
  to: string;
  at: number;
}

export function mayReload(storage: Storage, now: number): boolean {
  const last = Number(storage.getItem(reloadedKey) ?? 0);
  if (now - last < ttlMs) return false;
  storage.setItem(reloadedKey, String(now));
  return true;
}

export function navigationStarts(storage: Storage, to: string, now: number): void {
  storage.setItem(pendingKey, JSON.stringify({ to, at: now } satisfies Pending));
}

export function navigationEnds(storage: Storage): void {
  storage.removeItem(pendingKey);
}

/** Where a navigation was going when the page had to be loaded again, if that was just now. */
export function interruptedTarget(storage: Storage, now: number): string | undefined {
  const stored = storage.getItem(pendingKey);
  storage.removeItem(pendingKey);
  if (!stored) return undefined;
  const pending = JSON.parse(stored) as Pending;
  return now - pending.at < ttlMs ? pending.to : undefined;
}

/** The router reloads the current page when a route's chunk is gone; this carries on to the target. */
export function resumeInterruptedNavigation(): boolean {
  const target = interruptedTarget(sessionStorage, Date.now());
  const here = location.pathname + location.search + location.hash;
  if (!target || target === here || !mayReload(sessionStorage, Date.now())) return false;
  location.replace(target);
  return true;
}

const here = () => location.pathname + location.search;
let documentAddress: string | undefined;

/** The address that the server, or the service worker, gave this document for. */
export function rememberDocument(): void {
  documentAddress = here();
}

/** In the words of Chromium, Firefox and Safari. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError && /to fetch|load failed/i.test(error.message);

/**
 * Where the router could not even ask which page this is, for want of a network, it is loaded as a document: the service
 * worker's copy, or the offline page. Not where the document itself fails, which would do so for ever.
 */
export const mayOpenAsDocument = (error: unknown): boolean =>
  isNetworkError(error) && documentAddress !== undefined && here() !== documentAddress;

/**
 * Non-route chunks: Vite dispatches an event. Unless the server has another build they are not gone: where the network is
 * away, or was for a moment, a reload would bring nothing new and cancel what the reader has tapped since.
 */
export function watchFailedChunks(): void {
  let leftAt = Number.NEGATIVE_INFINITY;
  // Firefox cuts off what is still loading when a page is left; a reload would cancel where the reader goes.
  const isLeft = () => performance.now() - leftAt < ttlMs;
  window.addEventListener("beforeunload", () => {
    leftAt = performance.now();
  });
  window.addEventListener("vite:preloadError", async () => {
    if (!isLeft() && (await checkBuild()) && !isLeft() && mayReload(sessionStorage, Date.now()))
      location.reload();
  });
}
