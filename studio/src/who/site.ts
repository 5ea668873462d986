/** Calls of the site's own process, with the key that both share. */
import { settings } from "../settings.ts";

export const callSite = (path: string, body: unknown): Promise<Response> =>
  fetch(new URL(path, settings.origin), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${settings.key}` },
    body: JSON.stringify(body),
    // The key is for the site alone.
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
  });
