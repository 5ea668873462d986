import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { linkCodeLength } from "../../contracts/identity.ts";

/**
 * A link that signs in is for the browser that asked for it, known by a secret in its cookie. Elsewhere, as in a mail app's own
 * browser, it asks for a code that is shown in the first one: whoever got hold of the mail alone has not seen it.
 */
export function createLinkCodes(secret: string) {
  const hashOf = (browser: string) => createHash("sha256").update(browser).digest("base64url");
  function codeOf(browserHash: string): string {
    const digest = createHmac("sha256", secret).update(`link code\n${browserHash}`).digest();
    return String(digest.readUInt32BE(0) % 10 ** linkCodeLength).padStart(linkCodeLength, "0");
  }
  return {
    hashOf,
    codeOf,
    isSameBrowser: (browser: string | undefined, browserHash: string | null): boolean =>
      browser !== undefined && hashOf(browser) === browserHash,
    fits(entered: string, browserHash: string | null): boolean {
      const [given, right] = [
        Buffer.from(entered.replace(/\s/g, "")),
        Buffer.from(codeOf(browserHash ?? "")),
      ];
      return browserHash !== null && given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export type LinkCodes = ReturnType<typeof createLinkCodes>;
