/** Pictures that items of an Umbraco name. */
import { createHash } from "node:crypto";
import * as z from "zod";
import { mediaItem } from "../../../../contracts/content.ts";
import { altTextAliases } from "../../../../contracts/umbraco-types.ts";
import { derivedId } from "../../ids.ts";
import type { MediaRecord } from "../../record.ts";
import { textOf } from "./values.ts";

const picked = z.object({ ...mediaItem.shape, crops: z.array(z.unknown()).nullish() });
const mediaPath = /^\/media\/(.+)\.([a-z0-9]+)$/i;
const inMarkup = /<img\b[^<>]*?\ssrc\s*=\s*"([^"]*)"/gi;

function pathOf(url: string): { path: string; extension: string } | undefined {
  try {
    const [, path, extension] = mediaPath.exec(decodeURIComponent(new URL(url, "http://cms").pathname)) ?? [];
    return path === undefined ? undefined : { path, extension: extension!.toLowerCase() };
  } catch {
    return undefined;
  }
}

/** Another file at the same address is another picture. */
const etagOf = (...parts: unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);

export function mediaOf(value: unknown): MediaRecord[] {
  return (Array.isArray(value) ? value : []).flatMap((each): MediaRecord[] => {
    const parsed = z.safeParse(picked, each);
    const place = parsed.success ? pathOf(parsed.data.url) : undefined;
    if (!parsed.success || !place) return [];
    const { id, url, width, height, bytes, focalPoint, crops, properties } = parsed.data;
    const english = textOf(properties[altTextAliases["en-US"]]) ?? "";
    return [
      {
        id: id.toLowerCase(),
        ...place,
        file: url,
        width,
        height,
        bytes: bytes ?? 0,
        etag: etagOf(url, bytes, width, height),
        alt: { "en-US": english, es: textOf(properties[altTextAliases.es]) ?? english },
        focalPoint,
        ...(crops?.length ? { crops } : {}),
      },
    ];
  });
}

/** Pictures inside a text; what is not below /media is not the CMS's own. */
export const mediaIn = (markup: string): MediaRecord[] =>
  [...markup.matchAll(inMarkup)].flatMap(([, url]): MediaRecord[] => {
    const place = pathOf(url!);
    if (!place || !url!.startsWith("/media/")) return [];
    const file = url!.replace(/[?#].*$/s, "");
    return [
      {
        id: derivedId("media", file),
        ...place,
        file,
        width: null,
        height: null,
        bytes: 0,
        etag: etagOf(file),
        alt: { "en-US": "", es: "" },
        focalPoint: null,
      },
    ];
  });
