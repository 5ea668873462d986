import { randomUUID } from "node:crypto";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import type { SiteServices } from "../site/context.ts";
import { speculationRules } from "../site/start/speculation-rules.ts";
import { stylesPlace } from "../site/styles/styles-place.ts";
import { withStartScript } from "./app-start.ts";
import { readingIn } from "./chosen-translation.ts";
import { nextMidnight } from "./next-midnight.ts";
import { takeOwnInline } from "./own-inline.ts";
import { makeEntry } from "./page-cache/entry.ts";
import type { Rendered } from "./page-cache/page-cache.ts";
import { recordReads } from "./page-cache/reads.ts";
import { baseHeaders, contentSecurityPolicy, plainPolicy } from "./security-headers.ts";
import { thirdPartySources } from "./third-parties.ts";

export interface PagesOptions {
  build: ServerBuild;
  services: SiteServices;
  origin: string;
  clock: Clock;
  log: Log;
  mode: "production" | "development";
  /** Sites for which our provider is the authority. */
  sites: readonly { origin: string }[];
  /** The last word on an answer's headers. */
  finish?: (headers: Headers) => void;
}

const policyHeader = "x-page-cache";

/** Missing pages are answers, not faults; only faults are logged, as JSON like everything else. */
const withErrorLog = (build: ServerBuild, log: Log): ServerBuild => ({
  ...build,
  entry: {
    ...build.entry,
    module: {
      ...build.entry.module,
      handleError(error, { request }) {
        if (!request.signal.aborted && error instanceof Error)
          log.error({ err: error, url: request.url }, "a page failed");
      },
    },
  },
});

/** How each policy reads to browsers and to a CDN; `.data` may be used again for a moment, so that prefetching helps. */
const cacheControl = {
  content: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
  daily: "public, max-age=0, s-maxage=60",
} as const;

export function createPages({ build, services, origin, clock, log, mode, sites, finish }: PagesOptions) {
  const handle = createRequestHandler(withErrorLog(build, log), mode);
  const entryModule = build.entry.module as unknown as {
    createLoadContext(services: SiteServices, nonce: string): never;
    htmlOf(response: Response): Buffer | undefined;
    startScript: string;
    pageStyles(html: string): string;
  };
  const { cardPayments, thirdParties } = services.settings;
  const policyOptions = {
    https: origin.startsWith("https:"),
    stripe: cardPayments !== undefined && "publishableKey" in cardPayments,
    authority: services.settings.identity?.authority,
    sites,
    sources: thirdPartySources(thirdParties),
  };

  /** The styles that the markup turned out to need, and what starts React. */
  const finishHtml = (html: string): string =>
    withStartScript(
      html.replace(stylesPlace, () => Buffer.from(entryModule.pageStyles(html)).toString("latin1")),
      entryModule.startScript,
    );

  /** One response of the site, with its security headers; an uncacheable one is marked. */
  async function answer(request: Request, from = services, personal = false): Promise<Rendered> {
    // Before the page asks for the day: one that is made across midnight is soon made again.
    const validUntil = nextMidnight(clock.now());
    const nonce = randomUUID();
    const response = await handle(request, entryModule.createLoadContext(from, nonce));
    const headers = new Headers(response.headers);
    const isHtml = headers.get("content-type")?.startsWith("text/html") === true;
    const bytes = entryModule.htmlOf(response) ?? Buffer.from(await response.arrayBuffer());
    // A character for every byte: what is looked for is ASCII, and the rest need not be decoded and encoded again.
    const own = isHtml ? takeOwnInline(finishHtml(bytes.toString("latin1")), nonce) : undefined;
    const body = own ? Buffer.from(own.html, "latin1") : bytes;
    const policy = headers.get(policyHeader);
    headers.delete(policyHeader);
    for (const [name, value] of baseHeaders) headers.set(name, value);
    headers.set(
      "content-security-policy",
      own
        ? contentSecurityPolicy({ ...own, scripts: [...own.scripts, speculationRules] }, policyOptions)
        : plainPolicy,
    );
    const cacheable =
      response.status === 200 && request.method === "GET" && (policy === "content" || policy === "daily");
    const isData = new URL(request.url).pathname.endsWith(".data");
    // The router's own answers about routes name their build and say themselves how long they hold.
    const isManifest = headers.get("cache-control")?.includes("immutable") === true;
    if (!isManifest) {
      const control =
        cacheable && cacheControl[policy].replace("max-age=0", isData ? "max-age=30" : "max-age=0");
      // A cache between us and the readers has the page as everybody meets it.
      headers.set(
        "cache-control",
        control
          ? personal
            ? control.replace(/public|, s-.*$/g, (part) => (part === "public" ? "private" : ""))
            : control
          : "no-store",
      );
    }
    // What a browser has of it is of no use once the reader has chosen another translation.
    if (cacheable && isData) headers.append("vary", "Cookie");
    // Only for the copies that browsers cache for offline reading: in any other cache `max-age` wins.
    if (cacheable && policy === "daily") headers.set("expires", new Date(validUntil).toUTCString());
    finish?.(headers);
    if (response.status >= 500) log.error({ url: request.url, status: response.status }, "a page failed");
    return {
      entry: makeEntry(response.status, headers, body),
      cacheable,
      ...(policy === "daily" ? { validUntil } : {}),
    };
  }

  return {
    answer,
    /**
     * A public page is asked for without cookies or credentials, so its bytes cannot depend on the visitor: the key says all,
     * `/verses/2026/3/5#web` the translation that its reader chose.
     */
    async publicPage(key: string): Promise<Rendered> {
      const [address, translation] = key.split("#") as [string, string?];
      const recording = recordReads(
        translation ? { ...services, scripture: readingIn(services.scripture, translation) } : services,
      );
      const validUntil = nextMidnight(clock.now());
      const rendered = await answer(
        new Request(origin + address, { headers: { accept: "text/html" } }),
        recording.services,
        translation !== undefined,
      );
      return {
        ...rendered,
        cacheable: rendered.cacheable && recording.isLasting(),
        reads: recording.reads(),
        ...(recording.readDay() ? { validUntil } : {}),
      };
    },
  };
}

export type Pages = ReturnType<typeof createPages>;
