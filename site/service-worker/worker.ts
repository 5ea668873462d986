import { locales } from "../../contracts/site.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { drawnChapter } from "./bible-books.ts";
import { createMessageQueue } from "./message-queue.ts";
import { morningTag, showBadge } from "./morning.ts";
import { importedParts, laterParts, namedAssets, offlineParts } from "./named-assets.ts";
import { createNetworkTimeout } from "./network-timeout.ts";
import { anyVariant, isDue, mayCache, newestOf, putNewest } from "./page-store.ts";
import { listenForPush } from "./push.ts";
import { cacheRecordings, recording } from "./recordings.ts";
import { dataAddress, isNetworkOnly, kindOfRequest } from "./request-kind.ts";
import { pagesOfToday, standIn, todayList } from "./today.ts";
import type { CacheMessage, TodayMessage, WorkerEvents, WorkerMessage, WorkerScope } from "./worker-types.ts";

const worker = globalThis as unknown as WorkerScope;
const origin = worker.location.origin;

const store = { pages: "pages-1", assets: "assets-1", pictures: "pictures-1" };
/** Prefix of named page lists, such as today's: cached until sent again. */
const cachePrefix = "kept-2-";
/** A page and its data are two entries. */
const max = { pages: 120, assets: 400, pictures: 80 };
const { freshOrCached, soonOrNever } = createNetworkTimeout();
const offlinePages = { "en-US": "/offline", es: "/es/offline" };

/** The newest copy, in whichever list it is. */
async function cachedCopy(request: Request | string, ignoreSearch = false): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name === store.pages || name.startsWith(cachePrefix));
  const options = { ...anyVariant, ignoreSearch };
  return newestOf(
    await Promise.all(names.map((name) => caches.match(request, { ...options, cacheName: name }))),
  );
}

async function cacheFirst(request: Request, name: "assets" | "pictures"): Promise<Response> {
  const cached = await caches.match(request, anyVariant);
  if (cached) return cached;
  const response = await fetch(request);
  if (mayCache(response))
    await putNewest(await caches.open(store[name]), request, response.clone(), max[name]);
  return response;
}

async function fetchAndCache(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (mayCache(response))
    await putNewest(await caches.open(store.pages), request, response.clone(), max.pages);
  return response;
}

/** Fallback for an uncached page: the page it would redirect to, or the offline page. */
async function leadOn(url: string): Promise<string | undefined> {
  const { pathname, search } = new URL(url);
  const locale = localeOfPath(pathname);
  const today = standIn(pathname, pagesOfToday(new Date(), locale));
  if (today && (await cachedCopy(today))) return today;
  const lists = await Promise.all(locales.map((each) => caches.open(cachePrefix + todayList(each))));
  const keys = (await Promise.all(lists.map((list) => list.keys()))).flat();
  const cached = keys.map((key) => new URL(key.url).pathname);
  const found = standIn(
    pathname,
    cached.filter((path) => !path.endsWith(".data")),
  );
  if (found) return found;
  // The page is drawn for its own address, and from there leads back to the one that was wanted.
  const offline = offlinePages[locale];
  return (await cachedCopy(offline)) && `${offline}?from=${encodeURIComponent(pathname + search)}`;
}

async function page(request: Request): Promise<Response> {
  try {
    return await freshOrCached(
      fetchAndCache(request),
      async () =>
        (await cachedCopy(request)) ??
        (await drawnChapter(request.url, (locale) => cachedCopy(offlinePages[locale]))) ??
        (await cachedCopy(request, true)),
    );
  } catch (error) {
    const target = await leadOn(request.url);
    if (!target) throw error;
    return Response.redirect(target, 302);
  }
}

const data = (request: Request) => freshOrCached(fetchAndCache(request), () => cachedCopy(request));

/** Without it the router's page is opened as a document. */
const routes = (request: Request) =>
  freshOrCached(soonOrNever(fetchAndCache(request)), () => cachedCopy(request));

async function cacheAssets(paths: Iterable<string>): Promise<void> {
  const assets = await caches.open(store.assets);
  for (const path of paths) if (!(await assets.match(path))) await assets.add(path).catch(() => {});
}

const textOf = async (path: string): Promise<string> => (await (await caches.match(path))?.text()) ?? "";

/** With what each imports in turn. */
async function cacheScripts(paths: Iterable<string>): Promise<void> {
  const found = new Set(paths);
  // A set also visits what is added on the way.
  for (const path of found) {
    await cacheAssets([path]);
    for (const imported of importedParts(await textOf(path))) found.add(imported);
  }
}

/** The files a document names; a member's page comes alive by itself, so with those that they load then. */
async function cacheFiles(html: string, withReact: boolean): Promise<void> {
  const named = namedAssets(html, withReact);
  await cacheAssets(named);
  const texts = await Promise.all([...named].filter((path) => path.endsWith(".js")).map(textOf));
  if (withReact) await cacheScripts(texts.flatMap(laterParts));
  else if (html.includes("data-offline-page")) await cacheScripts(texts.flatMap(offlineParts));
}

/** A document with its files, so that it is whole without a network. */
async function cachePage(path: string, name: string, withReact = false): Promise<void> {
  const cache = await caches.open(name);
  const response = await fetch(path);
  if (!mayCache(response)) return;
  await cacheFiles(await response.clone().text(), withReact);
  // Last, so that a cached page has all its assets.
  await cache.delete(path, anyVariant);
  await cache.put(path, response);
}

/** Caches a page and its data, so that it opens by client-side navigation and from the address bar. */
async function cacheWhole(path: string, name: string, withReact: boolean): Promise<void> {
  await cachePage(path, name, withReact);
  const response = await fetch(dataAddress(path));
  if (!mayCache(response)) return;
  const cache = await caches.open(name);
  await cache.delete(dataAddress(path), anyVariant);
  await cache.put(dataAddress(path), response);
}

/** Replaces the named list; pages no longer in it are removed once the new ones are cached. */
async function put({ name, paths, member }: Pick<CacheMessage, "name" | "paths" | "member">): Promise<void> {
  const place = cachePrefix + name;
  const cache = await caches.open(place);
  for (const path of paths) {
    const copy = await cache.match(path, anyVariant);
    if (isDue(copy, Date.now())) await cacheWhole(path, place, member);
    // It may have been stored before the sign-in.
    else if (member && copy) await cacheFiles(await copy.text(), true);
  }
  const wanted = new Set(paths.flatMap((path) => [path, dataAddress(path)]));
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!wanted.has(pathname + search)) await cache.delete(url, anyVariant);
  }
}

/** The reader's language first; the other one too, since the app may be started in either. */
async function putToday({ locale, now, member }: TodayMessage): Promise<void> {
  for (const each of [locale, ...locales.filter((other) => other !== locale)])
    await put({ name: todayList(each), paths: pagesOfToday(new Date(now), each), member });
  // Their files go with each build.
  await put({ name: "offline", paths: Object.values(offlinePages), member: false });
}

/** Of both languages; what members need besides is here already. */
const refreshToday = () => putToday({ type: "today", locale: "en-US", now: Date.now(), member: false });

const on = <Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void) =>
  worker.addEventListener(name, listen);

on("install", (event) => {
  const offline = Object.values(offlinePages).map((path) => cachePage(path, `${cachePrefix}offline`));
  event.waitUntil(Promise.all(offline).then(() => worker.skipWaiting()));
});

async function dropFormerLists(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith("kept-") && !name.startsWith(cachePrefix));
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** What a former worker took for a page. */
async function dropSecrets(): Promise<void> {
  const pages = await caches.open(store.pages);
  const secret = (await pages.keys()).filter(({ url }) => isNetworkOnly(url));
  await Promise.all(secret.map((key) => pages.delete(key, anyVariant)));
}

on("activate", (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), dropFormerLists(), dropSecrets()]));
});

on("fetch", (event) => {
  const { request } = event;
  const kind = kindOfRequest(request, origin);
  if (kind === "page") event.respondWith(page(request));
  else if (kind === "routes") event.respondWith(routes(request));
  else if (kind === "data") event.respondWith(data(request));
  else if (kind === "recording") event.respondWith(recording(request));
  else if (kind) event.respondWith(cacheFirst(request, kind === "asset" ? "assets" : "pictures"));
});

function obey(message: WorkerMessage): Promise<void> {
  switch (message.type) {
    case "keep":
      return put(message).then(() => cacheRecordings(cachePrefix + message.name));
    case "today":
      return putToday(message);
    case "read":
      return Promise.all([
        cacheWhole(message.path, store.pages, message.member),
        cacheAssets(message.assets),
      ]).then(() => {});
  }
}

const take = createMessageQueue(obey);

on("message", (event) => event.waitUntil(take(event.data)));

on("periodicsync", (event) => {
  if (event.tag === morningTag) event.waitUntil(Promise.all([refreshToday(), showBadge(Date.now())]));
});
listenForPush();
