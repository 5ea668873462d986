import { emailLookup } from "../../../contracts/leads.ts";

interface BibleMinuteClientOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The service's address (`BIBLE_MINUTE_URL`); undefined means there is none, and nothing is called. */
  baseUrl: string | undefined;
  log: { error(details: object, message: string): void };
  timeoutMs?: number;
}

interface BibleMinuteClient {
  /** The address that belongs to a visitor of the bible-minute service, or blank. */
  emailOfVisitor(vid: string): Promise<string>;
}

/**
 * `GET {BIBLE_MINUTE_URL}/get-email.php?vid=` answers `{ result, email, message }`; the server passes the browser's
 * calls on.
 */
export function createBibleMinuteClient(options: BibleMinuteClientOptions): BibleMinuteClient {
  const { fetch, baseUrl, log, timeoutMs = 5_000 } = options;
  return {
    async emailOfVisitor(vid) {
      if (!baseUrl) return "";
      try {
        const address = `${baseUrl.replace(/\/+$/, "")}/get-email.php?vid=${encodeURIComponent(vid)}`;
        const response = await fetch(address, {
          headers: { accept: "application/json" },
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) {
          log.error({ status: response.status }, "a bible-minute lookup was refused");
          return "";
        }
        const { result, email, message } = emailLookup.parse(await response.json());
        if (result === "Success") return email ?? "";
        log.error({ message }, "a bible-minute lookup found nothing");
      } catch (error) {
        log.error({ err: error }, "a bible-minute lookup failed");
      }
      return "";
    },
  };
}
