import { createHash } from "node:crypto";

const guid = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const writtenId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isGuid = (text: string): boolean => guid.test(text);
export const isWrittenId = (value: unknown): value is string =>
  typeof value === "string" && writtenId.test(value);

/** Lower case with hyphens, however it was sent. */
export function normaliseGuid(text: string): string {
  const hex = text.replaceAll("-", "").toLowerCase();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The same id every time for a thing that has no id of its own in the files (a block, a media folder). */
export function derivedId(...parts: (string | number)[]): string {
  const hex = createHash("sha1").update(parts.join("\n")).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return normaliseGuid(`${hex.slice(0, 12)}5${hex.slice(13, 16)}${variant}${hex.slice(18, 32)}`);
}
