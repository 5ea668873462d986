export interface CdnSettings {
  kind: "fastly" | "cloudflare" | "generic";
  /** Where the vendor's API is, or for a cache of your own the address that is called. */
  url: string;
  /** Fastly's service, Cloudflare's zone. */
  zone?: string | undefined;
  token?: string | undefined;
}

export interface Purge {
  keys: readonly string[];
  /** What was there may not be sent any more; otherwise it may be sent while it is fetched again. */
  hard: boolean;
}

export type PurgeCall = (purge: Purge, signal: AbortSignal) => Promise<void>;

const timeoutMs = 10_000;
/** Keys in one call: Fastly takes 256, Cloudflare 100; a cache of your own gets them in a header of less than 2 kB. */
const atOnce = { fastly: 256, cloudflare: 100, generic: 100 };

const requests: Record<CdnSettings["kind"], (settings: CdnSettings, purge: Purge) => [string, RequestInit]> =
  {
    fastly: ({ url, zone, token }, { keys, hard }) => [
      `${url}/service/${zone}/purge`,
      {
        headers: { "fastly-key": token!, ...(hard ? {} : { "fastly-soft-purge": "1" }) },
        body: JSON.stringify({ surrogate_keys: keys }),
      },
    ],
    // It has no soft purge.
    cloudflare: ({ url, zone, token }, { keys }) => [
      `${url}/zones/${zone}/purge_cache`,
      { headers: { authorization: `Bearer ${token}` }, body: JSON.stringify({ tags: keys }) },
    ],
    // In headers, too: a cache such as Varnish does not read bodies.
    generic: ({ url, token }, { keys, hard }) => [
      url,
      {
        headers: {
          "surrogate-key": keys.join(" "),
          ...(hard ? {} : { "soft-purge": "1" }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ keys, soft: !hard }),
      },
    ],
  };

/** Tells a CDN to drop what carries these keys. Rejects when it did not agree, so that it is told again. */
export const createPurgeCall =
  (settings: CdnSettings, send: typeof fetch = fetch): PurgeCall =>
  async ({ keys, hard }, signal) => {
    const size = atOnce[settings.kind];
    for (let from = 0; from < keys.length; from += size) {
      const [url, init] = requests[settings.kind](settings, { keys: keys.slice(from, from + size), hard });
      const headers = { "content-type": "application/json", accept: "application/json", ...init.headers };
      const answer = await send(url, {
        ...init,
        method: "POST",
        headers,
        redirect: "error",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      const text = (await answer.text()).slice(0, 500);
      // Cloudflare says so in the answer, too.
      if (!answer.ok || /"success":\s*false/.test(text))
        throw new Error(`The CDN answered ${answer.status} to a purge of ${keys.length} keys: ${text}`);
    }
  };
