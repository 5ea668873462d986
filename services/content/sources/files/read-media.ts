/** Pictures, `media/art/name.svg` beside `media/art/name.yaml`, and recordings, which have nothing beside them. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { derivedId } from "../../ids.ts";
import type { MediaRecord } from "../../record.ts";
import type { ProblemList, YamlPath } from "./problems.ts";
import { checkKeys, isMapping, readId, readText } from "./read-fields.ts";
import type { ScannedFolder } from "./scan.ts";
import { parseYaml } from "./yaml-file.ts";

const withoutExtension = (path: string) => path.replace(/\.[^./]+$/, "");
const isFraction = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;

/** A picture or recording, and where it is described. */
export interface WrittenMedia {
  record: MediaRecord;
  file: string;
  at: YamlPath;
}

export function readMedia(root: string, scanned: ScannedFolder, problems: ProblemList): WrittenMedia[] {
  const media: WrittenMedia[] = [];
  const described = new Set<string>();
  const pictures = new Map(
    [...scanned.pictures].map(([file, bytes]) => [withoutExtension(file), { file, bytes }]),
  );
  for (const [file, text] of scanned.texts) {
    if (!file.startsWith("media/") || file.endsWith(".md")) continue;
    const { value, failure } = parseYaml(text);
    if (failure) {
      problems.add(file, failure.line, failure.reason);
      described.add(withoutExtension(file));
      continue;
    }
    const folder = file.slice(0, file.lastIndexOf("/"));
    const shared = isMapping(value) && Array.isArray(value.items) ? value.items : undefined;
    for (const [index, entry] of (shared ?? [value]).entries()) {
      const at = shared ? ["items", index] : [];
      const report = (place: readonly (string | number)[], reason: string) =>
        problems.add(file, place, reason);
      if (!isMapping(entry)) {
        report(at, "must be `key: value` lines");
        continue;
      }
      const path = shared ? `${folder}/${String(entry.name)}` : withoutExtension(file);
      described.add(path);
      const picture = pictures.get(path);
      if (!picture) {
        report(at, `there is no picture ${path}.svg beside it`);
        continue;
      }
      checkKeys(entry, ["id", "name", "alt", "focalPoint"], at, report, "a picture");
      const alt = readText(entry.alt, [...at, "alt"], report);
      const focal = entry.focalPoint;
      const focalPoint =
        isMapping(focal) && isFraction(focal.left) && isFraction(focal.top)
          ? { left: focal.left, top: focal.top }
          : null;
      if (focal !== undefined && !focalPoint)
        report([...at, "focalPoint"], "`focalPoint` must be { left, top }, each from 0 to 1");
      const extension = picture.file.slice(picture.file.lastIndexOf(".") + 1).toLowerCase();
      const record: MediaRecord = {
        id: readId(entry.id, at, report),
        path: path.slice("media/".length),
        file: join(root, picture.file),
        extension,
        ...pictureSize(extension, picture.bytes),
        bytes: picture.bytes.length,
        etag: createHash("sha256").update(picture.bytes).digest("base64url").slice(0, 22),
        alt: alt ?? { "en-US": "", es: "" },
        focalPoint,
      };
      media.push({ record, file, at });
    }
  }
  for (const [path, { file }] of pictures) {
    if (!described.has(path)) problems.add(file, 1, `has no ${path}.yaml beside it with its id and alt text`);
  }
  for (const [file, { bytes, etag }] of scanned.recordings) {
    const path = withoutExtension(file).slice("media/".length);
    const record: MediaRecord = {
      id: derivedId("media", path),
      path,
      file: join(root, file),
      extension: file.slice(file.lastIndexOf(".") + 1).toLowerCase(),
      width: null,
      height: null,
      bytes,
      etag,
      alt: { "en-US": "", es: "" },
      focalPoint: null,
    };
    media.push({ record, file, at: [] });
  }
  return media;
}

/** Size of a drawing from its own width and height, else its viewBox; of a PNG from its header. */
function pictureSize(extension: string, bytes: Buffer): { width: number | null; height: number | null } {
  if (extension === "png" && bytes.length > 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (extension !== "svg") return { width: null, height: null };
  const tag = /<svg\b[^>]*>/.exec(bytes.toString("utf8", 0, 4096))?.[0] ?? "";
  const side = (name: string) =>
    /^([\d.]+)(?:px)?$/.exec(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "")?.[1];
  const box = /\sviewBox="([^"]*)"/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = side("width") ?? box?.[2];
  const height = side("height") ?? box?.[3];
  return {
    width: width ? Math.round(Number(width)) : null,
    height: height ? Math.round(Number(height)) : null,
  };
}
