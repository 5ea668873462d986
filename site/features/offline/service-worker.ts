import { localizePath, stripLocale } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { WorkerMessage } from "../../service-worker/worker-types.ts";
import { siteNow } from "../../site-time.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { isVerySlow } from "../../ui/slow-network.ts";
import { mayBeSignedIn } from "../identity/identity-store.ts";

/** Served from the site's root, so that it may answer for every page. */
export const workerPath = "/service-worker.js";

/** Until then the page that is being read has the network and the processor to itself. */
const firstReadMs = 3000;

const post = async (message: WorkerMessage): Promise<void> =>
  (await navigator.serviceWorker.ready).active?.postMessage(message);

/** Not with Save-Data, nor on a very slow network. */
export const mayFetchAhead = (): boolean =>
  !isVerySlow((navigator as { connection?: { saveData?: boolean } }).connection);

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

/** Paths of what the reader reads next. */
type LoadReadings = () => Promise<readonly string[]>;

/** Today's reading: the reader's own with the one after it, or the one that the page offers everybody. */
async function cacheReading(member: boolean, loadReadings: LoadReadings): Promise<void> {
  const own = await loadReadings();
  const offered = document.querySelector<HTMLAnchorElement>("a[data-day-step=reading]")?.pathname;
  const paths = own.length > 0 ? own.map((path) => localizePath(path, getLocale())) : offered && [offered];
  if (paths) await post({ type: "keep", name: "reading", paths, member });
}

async function cacheWhatIsRead(loadReadings: LoadReadings): Promise<void> {
  const { pathname, search } = location;
  if (!navigator.onLine || !mayFetchAhead()) return;
  // The day may have turned since the last page.
  const member = mayBeSignedIn();
  await post({ type: "today", locale: getLocale(), now: await siteNow(), member });
  await cacheReading(member, loadReadings);
  if (/^\/(auth|account|offline)(\/|$)/.test(stripLocale(pathname))) return;
  await post({ type: "read", path: pathname + search, assets: loadedAssets(), member });
}

function register(loadReadings: LoadReadings): void {
  navigator.serviceWorker.register(workerPath).then(
    () => {
      void cacheWhatIsRead(loadReadings);
      addEventListener(pageReadyEvent, () => void cacheWhatIsRead(loadReadings));
    },
    (error: unknown) => console.warn("Pages could not be cached for offline reading.", error),
  );
}

/** The last pages read, and today's verse, prayer, reading and quiz, open without a network. */
export function startServiceWorker(loadReadings: LoadReadings): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    setTimeout(() => register(loadReadings), firstReadMs);
}
