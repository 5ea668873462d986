/** A small library for tests, in which a test writes what it needs. */
import type { Locale } from "../../contracts/site.ts";
import type { ContentRecord, LocalText, MediaRecord } from "../../services/content/record.ts";
import type { Library } from "./library.ts";

export const item = (
  type: ContentRecord["type"],
  path: string,
  text: { "en-US"?: LocalText; es?: LocalText } = {},
  rest: Partial<ContentRecord> = {},
): ContentRecord => ({
  id: `id of ${path}`,
  type,
  path,
  text: { "en-US": text["en-US"] ?? {}, es: text.es ?? {} },
  ...rest,
});

export const drawing = (path: string, alt: MediaRecord["alt"], bytes = 2000): MediaRecord => ({
  id: `id of ${path}`,
  path,
  file: `${path}.svg`,
  extension: "svg",
  width: 1600,
  height: 900,
  bytes,
  etag: path,
  alt,
  focalPoint: null,
});

export const passage = (osis: string) => ({ osis, reference: osis });

export const libraryOf = (records: ContentRecord[], rest: Partial<Library> = {}): Library => ({
  records,
  media: [],
  bibles: { "en-US": [], es: [] },
  versesOf: (reference: string, _locale: Locale) => [reference],
  ...rest,
});
