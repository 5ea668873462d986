import { createHash, randomUUID } from "node:crypto";

/** The caller, as far as known. */
export interface Caller {
  subject: string | undefined;
  /** What a browser is known by when nobody is signed in; a secret of that browser's. */
  browserKey: string | undefined;
}

const browser = (key: string) => `browser:${createHash("sha256").update(key).digest("hex")}`;

/** How a purchase names who began it: a member, a browser by a hash of its key, or nobody we would know again. */
export const buyerOf = ({ subject, browserKey }: Caller): string =>
  subject ? `member:${subject}` : browserKey ? browser(browserKey) : `once:${randomUUID()}`;

export const isBrowserOf = (buyer: string, browserKey: string | undefined): boolean =>
  browserKey !== undefined && buyer === browser(browserKey);

export const sameAddress = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && one!.trim().toLowerCase() === other?.trim().toLowerCase();
