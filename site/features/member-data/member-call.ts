import { memberApi } from "../../../contracts/member-paths.ts";
import { siteSettings } from "../../settings.ts";
import { memberFetch } from "../identity/member-fetch.ts";

const timeoutMs = 20_000;

/** A call of the member service for the member who is signed in. */
export const memberCall = (path: string, init: RequestInit = {}): Promise<Response> =>
  memberFetch(memberApi(siteSettings().productName) + path, {
    signal: AbortSignal.timeout(timeoutMs),
    ...init,
  });

export const jsonInit = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
