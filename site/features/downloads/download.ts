import { anyVariant, isDue } from "../../service-worker/page-store.ts";

/** One file of a download: where it is had, the address it is read at, and what it weighs on its way. */
export interface Part {
  from: string;
  path: string;
  bytes: number;
}

export interface Download {
  /** The cache it is stored in; each download has its own. */
  cache: string;
  parts: readonly Part[];
  /** Files never change at their address; pages are fetched again after a day. */
  kind: "files" | "pages";
}

export interface Progress {
  done: number;
  total: number;
}

export const sum = (parts: readonly Part[]) => parts.reduce((bytes, part) => bytes + part.bytes, 0);

/** What is still to be fetched: what is there already is never fetched again, however often it was interrupted. */
export async function missing({ cache: name, parts, kind }: Download, now: number): Promise<Part[]> {
  if (!(await caches.has(name))) return [...parts];
  const cache = await caches.open(name);
  const found = await Promise.all(parts.map(({ path }) => cache.match(path, anyVariant)));
  return parts.filter((_, nth) => (kind === "files" ? !found[nth] : isDue(found[nth], now)));
}

export async function progressOf(download: Download, now = Date.now()): Promise<Progress> {
  const total = sum(download.parts);
  return { done: total - sum(await missing(download, now)), total };
}

/** Whether any of it is on the device. */
export const isBegun = ({ cache }: Download): Promise<boolean> => caches.has(cache);

export const removeDownload = ({ cache }: Download): Promise<boolean> => caches.delete(cache);
