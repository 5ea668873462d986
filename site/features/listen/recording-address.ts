import type { MediaItem } from "../../../contracts/content.ts";

/** With its size, so that another file at the same address is fetched anew. */
export function recordingAddress(media: MediaItem[] | null): string | null {
  const first = media?.[0];
  return first ? `${first.url}${first.url.includes("?") ? "&" : "?"}v=${first.bytes ?? 0}` : null;
}
