import { measurementLimits } from "../../../contracts/analytics.ts";
import { readCookie } from "../../i18n/locale.ts";

const cookie = "distinct_id";

const write = (value: string, maxAgeSeconds: number) => {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = `${cookie}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
};

/** Sixteen letters and digits: enough to tell browsers apart, too few to say anything else. */
export function randomId(): string {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => letters[byte % letters.length])
    .join("");
}

/** Who this browser is to measurement: kept for a year from the last visit, made anew when it is not there. */
export function distinctId(): string {
  const id = readCookie(document.cookie, cookie) || `$device:${randomId()}`;
  storeDistinctId(id);
  return id;
}

export const storeDistinctId = (id: string): void => write(id, measurementLimits.cookieDays * 24 * 60 * 60);
export const forgetDistinctId = (): void => write("", 0);
