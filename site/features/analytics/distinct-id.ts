import { measurementLimits } from "../../../contracts/analytics.ts";
import { readCookie } from "../../i18n/locale.ts";

const cookie = "distinct_id";

const write = (value: string, maxAgeSeconds: number) => {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `${cookie}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
};

/** Sixteen letters and digits: enough to distinguish browsers, too few to carry other data. */
export function randomId(): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("");
}

/** This browser's analytics id: stored for a year from the last visit, created if missing. */
export function distinctId(): string {
  const id = readCookie(document.cookie, cookie) || `$device:${randomId()}`;
  storeDistinctId(id);
  return id;
}

export const storeDistinctId = (id: string): void => write(id, measurementLimits.cookieDays * 24 * 60 * 60);
export const forgetDistinctId = (): void => write("", 0);
