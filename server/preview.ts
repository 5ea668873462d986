import type { ServerBuild } from "react-router";
import { type Locale, locales } from "../contracts/site.ts";
import type { Clock } from "../platform/clock.ts";
import { OperatorError } from "../platform/operator-error.ts";
import { isOpenPreview } from "../platform/preview-link.ts";
import { sameSecret } from "../services/content/app.ts";
import type { SiteServices } from "../site/context.ts";
import { localizePath } from "../site/i18n/locale.ts";
import { type Entry, makeEntry } from "./page-cache/entry.ts";
import { createPages, type PagesOptions } from "./pages.ts";
import type { ContentPart } from "./parts/content.ts";
import { createPreviewTokens } from "./preview-tokens.ts";
import { baseHeaders, plainPolicy } from "./security-headers.ts";

const previewPath = "/preview";
const parameter = "preview";
/** A page is open no longer than this, and never longer than the link that led to it. */
const longestMs = 3_600_000;
const guid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** In no cache and no search engine, and the signed word goes to no other site. */
const unseen: [string, string][] = [
  ["cache-control", "private, no-store"],
  ["x-robots-tag", "noindex"],
  ["referrer-policy", "no-referrer"],
];

interface PreviewOptions {
  /** The CMS's: signs links, and opens a preview by itself. */
  apiKey?: string | undefined;
  /** Shared with the studio, which signs links with it. */
  studioKey?: string | undefined;
  content: Pick<ContentPart, "draft">;
  clock: Clock;
  pages: Omit<PagesOptions, "services"> & { build: ServerBuild };
  services: SiteServices;
}

/**
 * `/preview?id=…&locale=es&token=…` (or `key=` with the CMS's API key, or `until=…&sign=…` as the studio signs it) leads to
 * the item's own page, with a token in its address that ends after an hour, or with the link. Such a page is made of
 * the draft, for this one request: it is in no cache and no index. The token opens the item and what it is made of; every other
 * page is as it is for a stranger.
 */
export function createPreview({ apiKey, studioKey, content, clock, pages, services }: PreviewOptions) {
  const tokens = createPreviewTokens(apiKey ?? studioKey!, clock);

  const plain = (status: number, headers: Record<string, string>, words = ""): Entry =>
    makeEntry(
      status,
      new Headers([
        ...baseHeaders,
        ["content-security-policy", plainPolicy],
        ...unseen,
        ...Object.entries(headers),
      ]),
      Buffer.from(words),
    );
  const refused = () =>
    plain(
      403,
      { "content-type": "text/plain; charset=utf-8" },
      "This preview is not open, or has ended.\nEsta vista previa no está abierta o ha terminado.\n",
    );

  /** Until when a link opens the draft, in milliseconds since 1970: 0 when it does not. */
  function endOf(query: URLSearchParams, id: string, locale: Locale): number {
    if (sameSecret(query.get("key") ?? undefined, apiKey)) return Number.POSITIVE_INFINITY;
    const link = tokens.links.read(query.get("token") ?? "");
    if (link?.id === id) return link.until;
    const until = Number(query.get("until"));
    return studioKey && isOpenPreview(studioKey, { id, locale, until }, query.get("sign") ?? "", clock.now())
      ? until * 1000
      : 0;
  }

  async function begin(query: URLSearchParams): Promise<Entry> {
    const id = query.get("id")?.toLowerCase() ?? "";
    const requested = query.get("locale") ?? query.get("culture");
    const locale: Locale = locales.find((each) => each.toLowerCase() === requested?.toLowerCase()) ?? "en-US";
    const end = guid.test(id) ? endOf(query, id, locale) : 0;
    if (end === 0) return refused();
    const until = Math.min(end, clock.now().getTime() + longestMs);
    const draft = await content.draft(id, until);
    if (!draft)
      return plain(
        404,
        { "content-type": "text/plain; charset=utf-8" },
        "There is no such item.\nNo existe ese elemento.\n",
      );
    const path = localizePath(`/${draft.paths[locale]}`, locale);
    return plain(302, { location: `${path}?${parameter}=${tokens.pages.issue({ id, until })}` });
  }

  async function show(url: URL): Promise<Entry> {
    const token = url.searchParams.get(parameter)!;
    const opened = tokens.pages.read(token);
    const draft = opened && (await content.draft(opened.id, opened.until));
    if (!draft) return refused();
    const own = createPages({
      ...pages,
      services: { ...services, content: draft.client, settings: { ...services.settings, preview: true } },
      finish(headers) {
        for (const [name, value] of unseen) headers.set(name, value);
        headers.delete("expires");
        const location = headers.get("location");
        if (!location?.startsWith("/")) return;
        const next = new URL(location, url);
        next.searchParams.set(parameter, token);
        headers.set("location", next.pathname + next.search);
      },
    });
    return (await own.answer(new Request(url, { headers: { accept: "text/html" } }))).entry;
  }

  return {
    /** Whether a request is for a preview, before any cache is looked into. */
    isPreview: (path: string, url: string): boolean =>
      path === previewPath ||
      (url.includes(`${parameter}=`) && new URLSearchParams(url.slice(path.length)).has(parameter)),
    async answer(path: string, url: string): Promise<Entry> {
      // As a base and a path: what begins with two slashes would name a host.
      const address = new URL(pages.origin + url);
      try {
        return await (path === previewPath ? begin(address.searchParams) : show(address));
      } catch (error) {
        // Whoever may see drafts may read what is wrong with the files.
        if (!(error instanceof OperatorError)) throw error;
        return plain(422, { "content-type": "text/plain; charset=utf-8" }, `${error.message}\n`);
      }
    },
  };
}

export type Preview = ReturnType<typeof createPreview>;
