import { randomUUID } from "node:crypto";
import type { ServerBuild } from "react-router";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { loggedPath } from "../platform/logged-path.ts";
import { span } from "../platform/tracing.ts";
import type { SiteServices } from "../site/context.ts";
import { speculationRules } from "../site/start/speculation-rules.ts";
import type { PageStyles } from "../site/styles/page-styles.ts";
import { stylesPlace } from "../site/styles/styles-place.ts";
import { startScriptEdits } from "./app-start.ts";
import type { Cdn } from "./cdn/cdn.ts";
import { readingIn } from "./chosen-translation.ts";
import { applyEdits } from "./edits.ts";
import { nextMidnight } from "./next-midnight.ts";
import { findOwnInline } from "./own-inline.ts";
import { makeEntry } from "./page-cache/entry.ts";
import type { Rendered } from "./page-cache/page-cache.ts";
import { recordReads } from "./page-cache/reads.ts";
import { createGroupedHandler } from "./route-groups.ts";
import {
  baseHeaders,
  contentSecurityPolicy,
  hashSource,
  type PolicySources,
  plainPolicy,
} from "./security-headers.ts";

export interface PagesOptions {
  build: ServerBuild;
  services: SiteServices;
  origin: string;
  clock: Clock;
  log: Log;
  mode: "production" | "development";
  /** Sites for which our provider is the authority. */
  sites: readonly { origin: string }[];
  /** Hosts of others that a visitor may agree to. */
  sources: PolicySources;
  /** The last word on an answer's headers. */
  finish?: (headers: Headers) => void;
  /** Marks pages that a CDN may share with what they were made of. */
  cdn?: Pick<Cdn, "markPage"> | undefined;
}

/** What is known of a page that is made for a cache. */
interface Recorded {
  personal: boolean;
  recording: ReturnType<typeof recordReads>;
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
          log.error({ err: error, path: loggedPath(request.url) }, "a page failed");
      },
    },
  },
});

/** How each policy reads to browsers and to a CDN; `.data` may be used again for a moment, so that prefetching helps. */
const cacheControl = {
  content: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
  daily: "public, max-age=0, s-maxage=60",
} as const;

export function createPages(options: PagesOptions) {
  const { build, services, origin, clock, log, mode, sites, sources, finish, cdn } = options;
  const handle = createGroupedHandler(withErrorLog(build, log), mode);
  const entryModule = build.entry.module as unknown as {
    createLoadContext(services: SiteServices, nonce: string): never;
    htmlOf(response: Response): Buffer | undefined;
    startScript: string;
    pageStyles(html: string): PageStyles;
  };
  const { cardPayments } = services.settings;
  const policyOptions = {
    https: origin.startsWith("https:"),
    stripe: cardPayments !== undefined && "publishableKey" in cardPayments,
    authority: services.settings.identity?.authority,
    sites,
    sources,
  };

  /** Pages of one type share their styles. */
  const styleSources = new WeakMap<PageStyles, string>();
  function sourceOf(styles: PageStyles): string {
    const source = styleSources.get(styles) ?? hashSource(styles.css);
    styleSources.set(styles, source);
    return source;
  }

  /** The page with the styles that its markup turned out to need, what starts React, and the policy that allows both. */
  function finishHtml(bytes: Buffer, nonce: string): { body: Buffer; policy: string } {
    // A character for every byte: what is looked for is ASCII, and the rest need not be decoded and encoded again.
    const html = bytes.toString("latin1");
    const own = findOwnInline(html, nonce);
    const styles = entryModule.pageStyles(html);
    const place = html.indexOf(stylesPlace);
    const edits = [...own.edits, ...startScriptEdits(html, entryModule.startScript)];
    if (place >= 0) edits.push({ from: place, to: place + stylesPlace.length, by: styles.css });
    const scripts = [...own.scripts, speculationRules].map(hashSource);
    return {
      body: applyEdits(
        bytes,
        edits.sort((a, b) => a.from - b.from),
      ),
      policy: contentSecurityPolicy(
        {
          scripts,
          styles: own.styles.map((text) => (text === stylesPlace ? sourceOf(styles) : hashSource(text))),
        },
        policyOptions,
      ),
    };
  }

  /** One response of the site, with its security headers; an uncacheable one is marked. */
  async function answer(request: Request, recorded?: Recorded): Promise<Rendered> {
    // Before the page asks for the day: one that is made across midnight is soon made again.
    const validUntil = nextMidnight(clock.now());
    const nonce = randomUUID();
    const from = recorded?.recording.services ?? services;
    const response = await span("render page", {}, () =>
      handle(request, entryModule.createLoadContext(from, nonce)),
    );
    const headers = new Headers(response.headers);
    const isHtml = headers.get("content-type")?.startsWith("text/html") === true;
    const bytes = entryModule.htmlOf(response) ?? Buffer.from(await response.arrayBuffer());
    const { body, policy: contentPolicy } = isHtml
      ? finishHtml(bytes, nonce)
      : { body: bytes, policy: plainPolicy };
    const policy = headers.get(policyHeader);
    headers.delete(policyHeader);
    for (const [name, value] of baseHeaders) headers.set(name, value);
    headers.set("content-security-policy", contentPolicy);
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
          ? recorded?.personal
            ? control.replace(/public|, s-.*$/g, (part) => (part === "public" ? "private" : ""))
            : control
          : "no-store",
      );
    }
    // What a browser has of it is of no use once the reader has chosen another translation.
    if (cacheable && isData) headers.append("vary", "Cookie");
    // Only for the copies that browsers cache for offline reading: in any other cache `max-age` wins.
    if (cacheable && policy === "daily") headers.set("expires", new Date(validUntil).toUTCString());
    if (cacheable && !isManifest && recorded && !recorded.personal && recorded.recording.isLasting())
      cdn?.markPage(headers, {
        reads: recorded.recording.reads(),
        daily: policy === "daily" || recorded.recording.readDay(),
      });
    finish?.(headers);
    if (response.status >= 500)
      log.error({ path: loggedPath(request.url), status: response.status }, "a page failed");
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
      const rendered = await answer(new Request(origin + address, { headers: { accept: "text/html" } }), {
        personal: translation !== undefined,
        recording,
      });
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
