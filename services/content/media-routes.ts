/** The media half of the Delivery API: pictures, and the folders they lie in. */
import type { Context, Hono } from "hono";
import type { Answering } from "./app.ts";
import { invalidValue, unknownOption } from "./bad-query.ts";
import { type ContentIndex, pathKey } from "./content-index.ts";
import { derivedId, isGuid, normaliseGuid } from "./ids.ts";
import type { MediaRecord } from "./record.ts";
import type { View } from "./view.ts";

const libraryDate = "2026-01-01T00:00:00Z";

interface MediaNode {
  id: string;
  path: string;
  name: string;
  mediaType: string;
  record?: MediaRecord;
}

type RestOfPath = (c: Context, route: string) => string | undefined;

export function addMediaRoutes(
  app: Hono,
  answering: Answering,
  restOfPath: RestOfPath,
  notFound: () => Response,
): void {
  app.get(
    "/media",
    answering((c, { index, view }) => {
      const query = new URL(c.req.url).searchParams;
      const nodes = sorted(filtered(children(index, query.get("fetch"), view), query), query);
      const skip = count(query, "skip", 0);
      const take = count(query, "take", 10);
      return JSON.stringify({
        total: nodes.length,
        items: nodes.slice(skip, skip + take).map((node) => delivered(node, view)),
      });
    }),
  );
  app.get(
    "/media/items",
    answering((c, { index, view }) => {
      const ids = new URL(c.req.url).searchParams.getAll("id");
      const bad = ids.find((id) => !isGuid(id));
      if (bad !== undefined) throw invalidValue("id", bad);
      const records = [...new Set(ids.map(normaliseGuid))].flatMap((id) => index.media.get(id) ?? []);
      return JSON.stringify(
        records
          .filter((record) => !view.isWithheld(record))
          .map((record) => delivered(node(record, view), view)),
      );
    }),
  );
  const item = answering((c, { index, view }) => {
    const path = restOfPath(c, "/media/item");
    if (path === undefined) throw invalidValue("path", c.req.path);
    const key = pathKey(path);
    const record = isGuid(key) ? index.media.get(normaliseGuid(key)) : index.mediaByPath.get(key);
    return record && !view.isWithheld(record)
      ? JSON.stringify(delivered(node(record, view), view))
      : notFound();
  });
  app.get("/media/item", item);
  app.get("/media/item/*", item);
}

function node(record: MediaRecord, view: View): MediaNode {
  const { id, name, mediaType } = view.mediaItem(record, false);
  return { id, path: record.path, name, mediaType, record };
}

function delivered({ record, ...folder }: MediaNode, view: View) {
  const dates = { createDate: libraryDate, updateDate: libraryDate };
  const path = `/${folder.path}/`;
  if (record) return { ...view.mediaItem(record, true), path, ...dates };
  return {
    focalPoint: null,
    crops: [],
    id: folder.id,
    name: folder.name,
    mediaType: folder.mediaType,
    url: `/media${path}`,
    extension: null,
    width: null,
    height: null,
    bytes: null,
    properties: {},
    path,
    ...dates,
  };
}

function children(index: ContentIndex, fetch: string | null, view: View): MediaNode[] {
  const target = /^children:(.*)$/is.exec(fetch ?? "")?.[1]?.trim();
  if (target === undefined) throw unknownOption("fetch");
  const folder = isGuid(target) ? folderById(index, normaliseGuid(target)) : pathKey(target);
  if (folder === undefined) return [];
  const prefix = folder === "" ? "" : `${folder}/`;
  const found = new Map<string, MediaNode>();
  for (const record of index.media.values()) {
    if (!record.path.startsWith(prefix) || view.isWithheld(record)) continue;
    const [name = "", ...below] = record.path.slice(prefix.length).split("/");
    const path = prefix + name;
    if (below.length === 0) found.set(`${path}.`, node(record, view));
    else found.set(path, { id: derivedId("media", path), path, name, mediaType: "Folder" });
  }
  return [...found.values()];
}

function folderById(index: ContentIndex, id: string): string | undefined {
  for (const { path } of index.media.values()) {
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      if (derivedId("media", path.slice(0, end)) === id) return path.slice(0, end);
    }
  }
  return undefined;
}

function filtered(nodes: MediaNode[], query: URLSearchParams): MediaNode[] {
  let stored = nodes;
  for (const filter of query.getAll("filter")) {
    const [name, values, ...more] = filter.split(":");
    if (values === undefined || more.length > 0) throw unknownOption("filter");
    const wanted = values.split(",").map((value) => value.trim());
    if (name === "mediaType") stored = stored.filter((media) => wanted.includes(media.mediaType));
    else if (name === "name")
      stored = stored.filter((media) =>
        wanted.some((value) => media.name.toLowerCase().includes(value.toLowerCase())),
      );
    else throw unknownOption("filter");
  }
  return stored;
}

function sorted(nodes: MediaNode[], query: URLSearchParams): MediaNode[] {
  const result = nodes.sort((a, b) => a.path.localeCompare(b.path));
  for (const sort of query.getAll("sort").reverse()) {
    const [name = "", direction, ...more] = sort.split(":");
    if (direction === undefined || more.length > 0) throw unknownOption("sort");
    if (!["createDate", "updateDate", "name", "sortOrder"].includes(name)) throw unknownOption("sort");
    if (name === "name") result.sort((a, b) => a.name.localeCompare(b.name));
    if (!direction.startsWith("asc") && (name === "name" || name === "sortOrder")) result.reverse();
  }
  return result;
}

function count(query: URLSearchParams, name: string, otherwise: number): number {
  const value = query.get(name);
  if (value === null) return otherwise;
  if (!/^\d{1,9}$/.test(value)) throw invalidValue(name, value);
  return Number(value);
}
