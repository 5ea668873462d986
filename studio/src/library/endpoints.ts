/** What the site reads of the studio, and how a library comes in; with the key that both share. */
import { createReadStream } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import type { Endpoint, PayloadRequest } from "payload";
import { settings } from "../settings.ts";
import { guarded } from "./key.ts";
import { findMedia } from "./media.ts";
import { readDrafts, readPublished } from "./read.ts";
import { receive, receiveMedia } from "./receive.ts";

const pageSize = 200;

const idsIn = (req: PayloadRequest) =>
  String(req.query.ids ?? "")
    .split(",")
    .filter(Boolean)
    .slice(0, pageSize);

export const libraryEndpoints: Endpoint[] = [
  {
    path: "/library",
    method: "get",
    handler: guarded(async (req) => {
      const ids = idsIn(req);
      if (ids.length > 0)
        return Response.json(await (req.query.draft === "true" ? readDrafts : readPublished)(req, { ids }));
      return Response.json(
        await readPublished(req, { after: String(req.query.after ?? ""), limit: pageSize }),
      );
    }),
  },
  { path: "/library", method: "post", handler: guarded(receive) },
  { path: "/library/media", method: "post", handler: guarded(receiveMedia) },
  {
    path: "/library/media/:id",
    method: "get",
    handler: guarded(async (req) => {
      const found = await findMedia(req, String(req.routeParams?.id));
      if (!found)
        return Response.json({ code: "not-found", title: "Not Found", status: 404 }, { status: 404 });
      const file = path.join(settings.folder, found.collection, path.basename(found.filename));
      return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
        headers: { "content-type": found.mimeType, "content-length": String(found.filesize) },
      });
    }),
  },
];
