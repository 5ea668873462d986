/** What opens a preview: a link that a CMS signs, and the token in the address of the page that a link leads to. */
import { createHash } from "node:crypto";
import type { Clock } from "../platform/clock.ts";
import { createTokensOf } from "../platform/signed-tokens/signed-tokens.ts";

export interface Opened {
  id: string;
  /** In milliseconds since 1970. */
  until: number;
}

/** Neither is taken for the other, or a page would lead to a fresh one for ever; what has no end opens nothing. */
export function createPreviewTokens(key: string, clock: Clock) {
  const tokens = createTokensOf(createHash("sha256").update(`preview ${key}`).digest("base64url"), clock);
  const now = () => clock.now().getTime();
  const tokensFor = (purpose: string) => ({
    issue({ id, until }: Opened): string {
      // A token's end is a whole second, and never after what it was made from.
      return tokens.issue(purpose, id, Math.floor(until / 1000) * 1000 - now());
    },
    read(token: string): Opened | undefined {
      const read = tokens.read(purpose, token);
      const until = typeof read === "object" ? read.expiresAt?.getTime() : undefined;
      return typeof read === "object" && until !== undefined && now() < until
        ? { id: read.id, until }
        : undefined;
    },
  });
  return { links: tokensFor("content preview link"), pages: tokensFor("content preview page") };
}
