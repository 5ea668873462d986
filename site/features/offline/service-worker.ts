import { localizePath, stripLocale } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { WorkerMessage } from "../../service-worker/worker-types.ts";
import { siteNow } from "../../site-time.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { isVerySlow } from "../../ui/slow-network.ts";
import { mayBeSignedIn } from "../identity/identity-store.ts";

/** Served from the site's root, so that it may answer for every page. */
const workerPath = "/service-worker.js";

/** Until then the page that is being read has the network and the processor to itself. */
const firstReadMs = 3000;

const post = async (message: WorkerMessage): Promise<void> =>
  (await navigator.serviceWorker.ready).active?.postMessage(message);

const mayFetchAhead = () => !isVerySlow((navigator as { connection?: { saveData?: boolean } }).connection);

/** Caches these pages, in the current locale, for a member's offline use; replaces the last list of that name. */
export function cacheForOffline(name: string, paths: readonly string[]): void {
  if (!("serviceWorker" in navigator) || !mayFetchAhead()) return;
  const localized = paths.map((path) => localizePath(path, getLocale()));
  void post({ type: "keep", name, paths: localized, member: true });
}

/** What the page has loaded by now, with the parts that no markup names; the rest passes through the worker. */
const loadedAssets = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

async function cacheWhatIsRead(): Promise<void> {
  const { pathname, search } = location;
  if (!navigator.onLine || !mayFetchAhead()) return;
  // The day may have turned since the last page.
  const member = mayBeSignedIn();
  await post({ type: "today", locale: getLocale(), now: await siteNow(), member });
  if (/^\/(auth|account|offline)(\/|$)/.test(stripLocale(pathname))) return;
  await post({ type: "read", path: pathname + search, assets: loadedAssets(), member });
}

function register(): void {
  navigator.serviceWorker.register(workerPath).then(
    () => {
      void cacheWhatIsRead();
      addEventListener(pageReadyEvent, () => void cacheWhatIsRead());
    },
    (error: unknown) => console.warn("Pages could not be cached for offline reading.", error),
  );
}

/** The last pages read, and today's verse, prayer and quiz, open without a network. */
export function startServiceWorker(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) setTimeout(register, firstReadMs);
}
