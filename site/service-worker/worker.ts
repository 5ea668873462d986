import { freshOrKept, keepNewest, mayKeep } from "./page-store.ts";
import { dataAddress, kindOfRequest } from "./request-kind.ts";
import { pagesOfToday } from "./today.ts";
import type { KeepMessage, WorkerEvents, WorkerMessage, WorkerScope } from "./worker-types.ts";

const worker = globalThis as unknown as WorkerScope;
const origin = worker.location.origin;

const store = { pages: "pages-1", assets: "assets-1", pictures: "pictures-1" };
/** Pages kept by name, such as today's: they stay until the list is sent anew. */
const keptPrefix = "kept-1-";
/** A page and its data are two entries. */
const most = { pages: 120, assets: 400, pictures: 80 };
const patienceMs = 4000;
const offlinePages = { "en-US": "/offline", es: "/es/offline" };

const anywhere = (request: Request | string) => caches.match(request, { ignoreSearch: true });

async function cacheFirst(request: Request, name: "assets" | "pictures"): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (mayKeep(response))
    await keepNewest(await caches.open(store[name]), request, response.clone(), most[name]);
  return response;
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (mayKeep(response))
    await keepNewest(await caches.open(store.pages), request, response.clone(), most.pages);
  return response;
}

async function page(request: Request): Promise<Response> {
  const kept = async () => (await caches.match(request)) ?? (await anywhere(request));
  try {
    return await freshOrKept(fetchAndKeep(request), kept, patienceMs);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const offline = offlinePages[/^\/es(\/|$)/.test(pathname) ? "es" : "en-US"];
    if (!(await caches.match(offline))) throw error;
    // The page is drawn for its own address, and from there leads back to the one that was wanted.
    return Response.redirect(`${offline}?from=${encodeURIComponent(pathname + search)}`, 302);
  }
}

const data = (request: Request) =>
  freshOrKept(fetchAndKeep(request), () => caches.match(request), patienceMs);

/** A document with the scripts it names, so that it comes to life without a network. */
async function keepPage(path: string, name: string): Promise<void> {
  const cache = await caches.open(name);
  const response = await fetch(path);
  if (!mayKeep(response)) return;
  const html = await response.clone().text();
  const assets = await caches.open(store.assets);
  for (const [asset] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|woff2)/g))
    if (!(await assets.match(asset))) await assets.add(asset).catch(() => {});
  // Last, so that a page that is kept has what it needs.
  await cache.put(path, response);
}

/** A page and its data: it can be opened from a link within the site and from the address bar. */
async function keepWhole(path: string, name: string): Promise<void> {
  await keepPage(path, name);
  const response = await fetch(dataAddress(path));
  if (mayKeep(response)) await (await caches.open(name)).put(dataAddress(path), response);
}

/** The named list is what is kept under its name from now on; what it no longer holds goes. */
async function keep({ name, paths }: Pick<KeepMessage, "name" | "paths">): Promise<void> {
  const place = keptPrefix + name;
  const cache = await caches.open(place);
  const wanted = new Set(paths.flatMap((path) => [path, dataAddress(path)]));
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (!wanted.has(pathname + search)) await cache.delete(url);
  }
  for (const path of paths) if (!(await cache.match(path))) await keepWhole(path, place).catch(() => {});
}

const on = <Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void) =>
  worker.addEventListener(name, listen);

on("install", (event) => {
  const offline = Object.values(offlinePages).map((path) => keepPage(path, `${keptPrefix}offline`));
  event.waitUntil(Promise.all(offline).then(() => worker.skipWaiting()));
});

on("activate", (event) => {
  event.waitUntil(worker.clients.claim());
});

on("fetch", (event) => {
  const { request } = event;
  const kind = kindOfRequest(request, origin);
  if (kind === "page") event.respondWith(page(request));
  else if (kind === "data") event.respondWith(data(request));
  else if (kind) event.respondWith(cacheFirst(request, kind === "asset" ? "assets" : "pictures"));
});

function obey(message: WorkerMessage): Promise<void> {
  switch (message.type) {
    case "keep":
      return keep(message);
    case "today":
      return keep({ name: "today", paths: pagesOfToday(new Date(), message.locale) });
    case "read":
      return keepWhole(message.path, store.pages).catch(() => {});
  }
}

on("message", (event) => {
  event.waitUntil(obey(event.data));
});
