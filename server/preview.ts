import { createHash } from "node:crypto";
import type { ServerBuild } from "react-router";
import { type Locale, locales } from "../contracts/site.ts";
import type { Clock } from "../platform/clock.ts";
import { OperatorError } from "../platform/operator-error.ts";
import { isOpenPreview } from "../platform/preview-link.ts";
import { createTokensOf } from "../platform/signed-tokens/signed-tokens.ts";
import { sameSecret } from "../services/content/app.ts";
import type { SiteServices } from "../site/context.ts";
import { asMember } from "../site/features/premium-reading/as-member.server.ts";
import { localizePath } from "../site/i18n/locale.ts";
import { type Entry, makeEntry } from "./page-cache/entry.ts";
import { createPages, type PagesOptions } from "./pages.ts";
import { type ContentPart, previewMs } from "./parts/content.ts";
import { baseHeaders, plainPolicy } from "./security-headers.ts";

const previewPath = "/preview";
const parameter = "preview";
const purpose = "content preview";
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

/** Links that a CMS makes: whoever has one sees the draft until it ends. */
export const previewTokens = (apiKey: string, clock: Clock) =>
  createTokensOf(createHash("sha256").update(`preview ${apiKey}`).digest("base64url"), clock);

/**
 * `/preview?id=…&locale=es&token=…` (or `key=` with the CMS's API key, or `until=…&sign=…` as the studio signs it) leads to
 * the item's own page, with a signed word in its address that ends after an hour, and with the link. Such a page is made of
 * the draft, for this one request: it is in no cache and no index.
 */
export function createPreview({ apiKey, studioKey, content, clock, pages, services }: PreviewOptions) {
  const tokens = previewTokens(apiKey ?? studioKey!, clock);

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

  /** For how long a link opens the draft: an hour at most, and 0 when it does not. */
  function openMs(query: URLSearchParams, id: string, locale: Locale): number {
    if (sameSecret(query.get("key") ?? undefined, apiKey)) return previewMs;
    const named = tokens.read(purpose, query.get("token") ?? "");
    if (typeof named === "object" && named.id === id) return previewMs;
    const until = Number(query.get("until"));
    const now = clock.now();
    return studioKey && isOpenPreview(studioKey, { id, locale, until }, query.get("sign") ?? "", now)
      ? Math.min(previewMs, until * 1000 - now.getTime())
      : 0;
  }

  async function begin(query: URLSearchParams): Promise<Entry> {
    const id = query.get("id")?.toLowerCase() ?? "";
    const requested = query.get("locale") ?? query.get("culture");
    const locale: Locale = locales.find((each) => each.toLowerCase() === requested?.toLowerCase()) ?? "en-US";
    const lifeMs = openMs(query, id, locale);
    if (lifeMs <= 0 || !guid.test(id)) return refused();
    const draft = await content.draft(id);
    if (!draft)
      return plain(
        404,
        { "content-type": "text/plain; charset=utf-8" },
        "There is no such item.\nNo existe ese elemento.\n",
      );
    const path = localizePath(`/${draft.paths[locale]}`, locale);
    return plain(302, { location: `${path}?${parameter}=${tokens.issue(purpose, id, lifeMs)}` });
  }

  async function show(url: URL): Promise<Entry> {
    const token = url.searchParams.get(parameter)!;
    const named = tokens.read(purpose, token);
    const draft = typeof named === "object" ? await content.draft(named.id) : undefined;
    if (!draft) return refused();
    const own = createPages({
      ...pages,
      // An editor sees the whole of it, whoever may read it later.
      services: {
        ...asMember({ ...services, content: draft.client }, "preview"),
        settings: { ...services.settings, preview: true },
      },
      finish(headers) {
        for (const [name, value] of unseen) headers.set(name, value);
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
      const address = new URL(url, pages.origin);
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
