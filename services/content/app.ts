/** Umbraco's Content Delivery API v2, answered from the index. */

import { createHash, hash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { premiumRole as premiumRoleOf } from "../../contracts/site.ts";
import { isFromOutside } from "../../platform/caller.ts";
import type { Log } from "../../platform/log.ts";
import { loggedPath } from "../../platform/logged-path.ts";
import { answerTooLarge, BadQuery, invalidValue } from "./bad-query.ts";
import {
  type ContentIndex,
  type Entry,
  findByPath,
  isIn,
  pathKey,
  rootId,
  rootPath,
} from "./content-index.ts";
import { aheadHeader, deliveryPath } from "./delivery-path.ts";
import { parseProperties } from "./expand.ts";
import { isGuid, normaliseGuid } from "./ids.ts";
import { addMediaRoutes } from "./media-routes.ts";
import { runList } from "./query.ts";
import type { RecordingKeys } from "./recording-keys.ts";
import { localeOf, namesRoot, wantsPreview } from "./request.ts";
import { type Reader, tierOf } from "./tiers.ts";
import { routePath, View } from "./view.ts";

export { deliveryPath };

interface ContentAppOptions {
  /** Called on every request, so that a reload is seen at once. */
  index: () => ContentIndex;
  /** With what comes in the next days, for the pages that are downloaded. */
  indexAhead?: () => ContentIndex;
  /** Needed for drafts; without one there is no preview. */
  apiKey?: string;
  /** Who sends the request; nobody when not given. */
  authorize?: (request: Request) => Promise<Reader | null>;
  premiumRole?: string;
  /** Ids of items that every caller may open. The index is no other app's, since it remembers what was written of them. */
  opened?: ReadonlySet<string>;
  /** Without them no recording is sent but those for everybody. */
  recordingKeys?: RecordingKeys;
  log?: Pick<Log, "error">;
}

/** For calls over the network without the API key. */
const outsideLimits = { take: 1000, ids: 100, answerCharacters: 1024 * 1024 } as const;

const vary = "Accept-Language, Accept-Segment, Preview, Start-Item";
const httpProblem = (status: number, title: string, code: string) => ({
  type: `https://tools.ietf.org/html/rfc9110#section-15.5.${status - 399}`,
  title,
  status,
  code,
});
const notFound = () => problem(httpProblem(404, "Not Found", "not-found"));

function problem(body: { status: number; [member: string]: unknown }): Response {
  return Response.json(body, {
    status: body.status,
    headers: { "content-type": "application/problem+json" },
  });
}

/** Constant-time comparison. */
export function sameSecret(given: string | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

interface Request200 {
  index: ContentIndex;
  view: View;
  preview: boolean;
  private: boolean;
  startItem: boolean;
  /** Whether `outsideLimits` hold. */
  limited: boolean;
}

export function createContentApp(options: ContentAppOptions): Hono {
  const { index: currentIndex, indexAhead, apiKey, authorize, opened, recordingKeys, log } = options;
  const premiumRole = options.premiumRole ?? premiumRoleOf("Wellspring");
  const app = new Hono().basePath(deliveryPath);

  /** Reads the headers, then answers; whatever was wrong with the question is a 400. */
  const answering =
    (answer: (c: Context, request: Request200) => string | Response) => async (c: Context) => {
      const preview = wantsPreview(c);
      if (preview && !sameSecret(c.req.header("api-key"), apiKey))
        return withHeaders(problem(httpProblem(401, "Unauthorized", "unauthorized")), c);
      const root = namesRoot(c.req.header("start-item"));
      if (root === false) return withHeaders(c.text("The Start-Item could not be found", 404), c);
      const bearer = c.req.header("authorization") !== undefined;
      // Whoever cannot be recognised reads as a stranger.
      const reader = bearer && authorize ? await authorize(c.req.raw).catch(() => null) : null;
      const fromOutside = isFromOutside(c);
      const isAhead = !fromOutside && c.req.header(aheadHeader) !== undefined;
      const index = isAhead && indexAhead ? indexAhead() : currentIndex();
      const locale = localeOf(c);
      const limited = fromOutside && !sameSecret(c.req.header("api-key"), apiKey);
      const tier = tierOf(reader, premiumRole);
      const view = new View(index, { locale, preview, tier, opened, fromOutside, recordingKeys });
      try {
        const result = answer(c, {
          index,
          view,
          preview,
          private: bearer || preview,
          startItem: root === true,
          limited,
        });
        if (typeof result !== "string") return withHeaders(result, c);
        return withHeaders(written(c, result, { closed: bearer || preview }), c);
      } catch (error) {
        if (error instanceof BadQuery) return withHeaders(problem({ ...error.problem }), c);
        throw error;
      }
    };

  app.get(
    "/content",
    answering((c, { index, view, startItem, limited }) => {
      const query = new URL(c.req.url).searchParams;
      const shape = shapeOf(query);
      const { take } = outsideLimits;
      if (limited && Number(query.get("take") ?? 0) > take)
        throw invalidValue("take", query.get("take")!, `At most ${take} items are given at once.`);
      const page = runList(
        index,
        {
          fetch: query.get("fetch"),
          filter: query.getAll("filter"),
          sort: query.getAll("sort"),
          skip: query.get("skip"),
          take: query.get("take"),
          startItem,
        },
        view,
      );
      return `{"total":${page.total},"items":[${writeItems(page.entries, (entry) => shape(view, entry), limited)}]}`;
    }),
  );

  app.get(
    "/content/items",
    answering((c, { index, view, limited }) => {
      const query = new URL(c.req.url).searchParams;
      const shape = shapeOf(query);
      const ids = query.getAll("id");
      if (limited && ids.length > outsideLimits.ids)
        throw invalidValue("id", String(ids.length), `At most ${outsideLimits.ids} items are given at once.`);
      const bad = ids.find((id) => !isGuid(id));
      if (bad !== undefined) throw invalidValue("id", bad);
      const entries = [...new Set(ids.map(normaliseGuid))]
        .map((id) => index.byId.get(id))
        .filter((entry) => view.sees(entry));
      return `[${writeItems(entries, (entry) => shape(view, entry), limited)}]`;
    }),
  );

  const item = answering((c, { index, view }) => {
    const shape = shapeOf(new URL(c.req.url).searchParams);
    const path = restOfPath(c, "/content/item");
    if (path === undefined) throw invalidValue("path", c.req.path);
    const key = pathKey(path);
    const entry = isGuid(key) ? index.byId.get(normaliseGuid(key)) : byRoute(index, key, view);
    if (view.sees(entry)) return shape(view, entry);
    const moved = isGuid(key) ? undefined : movedTo(index, key, view);
    return moved ? permanentRedirect(routePath(moved, view.locale)) : notFound();
  });
  app.get("/content/item", item);
  app.get("/content/item/*", item);
  addMediaRoutes(app, answering, restOfPath, notFound);

  app.all("/content/*", (c) => methodOrPath(c));
  app.all("/media/*", (c) => methodOrPath(c));
  app.notFound(() => notFound());
  app.onError((error, c) => {
    log?.error({ err: error, path: loggedPath(c.req.path) }, "The content service failed");
    return problem({ ...httpProblem(500, "Internal Server Error", "internal"), type: "about:blank" });
  });
  return app;
}

export type Answering = (
  answer: (c: Context, request: Request200) => string | Response,
) => (c: Context) => Promise<Response>;

/** Reads `expand` and `fields` once for all items of an answer. */
function shapeOf(query: URLSearchParams): (view: View, entry: Entry) => string {
  const expand = parseProperties("expand", query.get("expand"));
  const fields = parseProperties("fields", query.get("fields"));
  const selection = `${query.get("expand") ?? ""} ${query.get("fields") ?? ""}`;
  return (view, entry) => view.write(entry, expand, fields, selection);
}

/** Stops as soon as the answer is too large, so that refusing one costs no more than giving the largest. */
function writeItems(entries: readonly Entry[], write: (entry: Entry) => string, limited: boolean): string {
  let left: number = limited ? outsideLimits.answerCharacters : Number.POSITIVE_INFINITY;
  const items: string[] = [];
  for (const entry of entries) {
    const item = write(entry);
    left -= item.length + 1;
    if (left < 0) throw answerTooLarge();
    items.push(item);
  }
  return items.join(",");
}

function byRoute(index: ContentIndex, key: string, view: View): Entry | undefined {
  const preview = /^preview-(.+)$/.exec(key)?.[1];
  if (preview !== undefined && isGuid(preview)) return index.byId.get(normaliseGuid(preview));
  const entry = index.byPath[view.locale].get(key);
  return entry?.record.draft ? undefined : entry;
}

/** Where content went: a permanent redirect of the library, or the same item under another language's address. */
function movedTo(index: ContentIndex, key: string, view: View): Entry | undefined {
  const redirect = index.byRedirectFrom.get(key)?.find(({ record }) => isIn(record, view.locale))?.record;
  const target =
    redirect?.to?.startsWith("/") && redirect.status !== 302
      ? findByPath(index, redirect.to, view.locale)
      : (index.byPlace.get(key) ?? index.byPath.es.get(key));
  return target && view.sees(target) && !target.record.draft ? target : undefined;
}

function permanentRedirect(location: string): Response {
  return new Response(null, {
    status: 301,
    headers: {
      location: encodeURI(location),
      "location-start-item-path": rootPath,
      "location-start-item-id": rootId,
    },
  });
}

/** The decoded rest of the path; undefined when it cannot be decoded. */
function restOfPath(c: Context, route: string): string | undefined {
  const raw = new URL(c.req.url).pathname;
  try {
    return decodeURIComponent(raw.slice(raw.indexOf(deliveryPath) + deliveryPath.length + route.length));
  } catch {
    return undefined;
  }
}

/** Its tag is of what it says alone: one of the whole library would tell when, and of how much, something closed or to come changes. */
function written(c: Context, json: string, { closed }: { closed: boolean }): Response {
  const headers = { "content-type": "application/json; charset=utf-8" };
  if (closed) return new Response(json, { headers: { ...headers, "cache-control": "private, no-store" } });
  const etag = `W/"${hash("sha1", json, "base64url")}"`;
  const cached = { etag, "cache-control": "public, max-age=0, must-revalidate" };
  if (c.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers: cached });
  return new Response(json, { headers: { ...headers, ...cached } });
}

function withHeaders(response: Response, c: Context): Response {
  const bearer = c.req.header("authorization") !== undefined;
  response.headers.set("vary", bearer ? `${vary}, Authorization` : vary);
  response.headers.set("content-language", localeOf(c));
  if (!response.headers.has("cache-control"))
    response.headers.set("cache-control", bearer ? "private, no-store" : "no-cache");
  return response;
}

function methodOrPath(c: Context): Response {
  if (c.req.method === "GET" || c.req.method === "HEAD") return notFound();
  const answer = problem(httpProblem(405, "Method Not Allowed", "method-not-allowed"));
  answer.headers.set("allow", "GET, HEAD");
  return answer;
}
