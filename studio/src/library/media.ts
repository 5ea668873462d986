/** Pictures and recordings as the site knows them. */
import type { PayloadRequest } from "payload";
import type { MediaRecord } from "../../../services/content/record.ts";
import { pictures, recordings } from "../collections/names.ts";

interface MediaDoc {
  id: string;
  path?: string | null;
  filename: string;
  mimeType: string;
  filesize: number;
  width?: number | null;
  height?: number | null;
  focalX?: number | null;
  focalY?: number | null;
  alt_en?: string;
  alt_es?: string;
  updatedAt: string;
}

const collections = [pictures, recordings];

function mediaOf(doc: MediaDoc): MediaRecord {
  const dot = doc.filename.lastIndexOf(".");
  const [focalX, focalY] = [doc.focalX ?? 50, doc.focalY ?? 50];
  return {
    id: doc.id,
    path: doc.path || `uploads/${doc.id.slice(0, 8)}-${doc.filename.slice(0, dot)}`,
    file: doc.id,
    extension: doc.filename.slice(dot + 1),
    width: doc.width ?? null,
    height: doc.height ?? null,
    bytes: doc.filesize,
    etag: `${doc.id}-${Date.parse(doc.updatedAt).toString(36)}`,
    alt: { "en-US": doc.alt_en ?? "", es: doc.alt_es ?? "" },
    focalPoint: focalX === 50 && focalY === 50 ? null : { left: focalX / 100, top: focalY / 100 },
  };
}

export async function readMedia(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, MediaRecord>> {
  const found = new Map<string, MediaRecord>();
  if (ids.length === 0) return found;
  for (const collection of collections) {
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      limit: ids.length,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    for (const doc of docs) found.set(String(doc.id), mediaOf(doc as unknown as MediaDoc));
  }
  return found;
}

export async function findMedia(req: PayloadRequest, id: string) {
  for (const collection of collections) {
    const { docs } = await req.payload.find({
      collection,
      where: { id: { equals: id } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    if (docs[0]) return { collection, ...(docs[0] as unknown as MediaDoc) };
  }
  return undefined;
}
