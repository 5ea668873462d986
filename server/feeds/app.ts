import { type Context, Hono } from "hono";
import { locales } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { ContentClient } from "../../services/content/client.ts";
import type { ScriptureClient } from "../../services/scripture/client.ts";
import { localeOfPath, localizePath } from "../../site/i18n/locale.ts";
import { createAnswers } from "./answers.ts";
import { feedTypes } from "./feed-formats.ts";
import { feedAddress, isFeedPath, makeFeed } from "./feeds.ts";
import { writeManifest } from "./manifest.ts";
import { writeAds, writeRobots } from "./robots.ts";
import { sitemapParts, writeSitemap, writeSitemapIndex } from "./sitemaps.ts";

const securityPath = "/.well-known/security.txt";

const halfYearMs = 182 * 24 * 3_600_000;

/** Contact for security reports (RFC 9116). It must have an expiry date, so it is generated per request. */
function writeSecurity({ contact, origin, now }: { contact: string; origin: string; now: Date }): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + halfYearMs).toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${locales.map((locale) => locale.slice(0, 2)).join(", ")}`,
    `Canonical: ${origin}${securityPath}`,
  ];
  return `${lines.join("\n")}\n`;
}

interface PublishedOptions {
  content: ContentClient;
  scripture: ScriptureClient;
  clock: Clock;
  contentVersion(): string;
  origin: string;
  siteName: string;
  productName: string;
  /** Blocks crawlers on a staging site. */
  hidden: boolean;
  adsTxt: string | undefined;
  /** Without one there is no security.txt. */
  securityContact: string | undefined;
}

const text = "text/plain; charset=utf-8";
const xml = "application/xml; charset=utf-8";
const exactPaths = new Set([
  "/robots.txt",
  "/ads.txt",
  securityPath,
  ...locales.map((locale) => localizePath("/manifest.webmanifest", locale)),
  "/sitemap.xml",
  "/sitemap_index.xml",
  ...sitemapParts.map((part) => `/sitemap${part}.xml`),
]);

/** What the site publishes for programs: these paths never reach the site's own pages. */
export const isPublishedPath = (path: string): boolean => exactPaths.has(path) || isFeedPath(path);

/** robots.txt, ads.txt, sitemaps and feeds. */
export function createFeedsApp(options: PublishedOptions): Hono {
  const { content, scripture, clock, origin, siteName } = options;
  const answer = createAnswers(options);
  const app = new Hono();
  const source = () => ({ content, scripture, origin, now: clock.now() });
  const send = (c: Context, type: string, write: () => string | Promise<string>) =>
    answer(c.req.raw, c.req.path, type, write);

  app.get("/robots.txt", (c) => send(c, text, () => writeRobots(options)));
  app.get("/ads.txt", (c) => send(c, text, () => writeAds(options.adsTxt)));
  const contact = options.securityContact;
  if (contact) app.get(securityPath, (c) => c.text(writeSecurity({ contact, origin, now: clock.now() })));
  for (const locale of locales)
    app.get(localizePath("/manifest.webmanifest", locale), (c) =>
      send(c, "application/manifest+json", () => writeManifest(siteName, locale)),
    );
  // The name that everybody tries first.
  app.get("/sitemap.xml", (c) => c.redirect("/sitemap_index.xml", 301));
  app.get("/sitemap_index.xml", (c) => send(c, xml, () => writeSitemapIndex(source())));
  for (const part of sitemapParts)
    app.get(`/sitemap${part}.xml`, (c) => send(c, xml, () => writeSitemap(part, source())));

  app.get("*", async (c, next) => {
    if (!isFeedPath(c.req.path)) return next();
    const url = new URL(c.req.url);
    if (url.pathname.endsWith("/")) return c.redirect(url.pathname.replace(/\/+$/, "") + url.search, 301);
    const address = feedAddress(url);
    if (!address) return next();
    const locale = localeOfPath(url.pathname);
    return answer(c.req.raw, `${locale} ${address.name} ${address.format}`, feedTypes[address.format], () =>
      makeFeed(address, { ...source(), scripture, siteName, locale }),
    );
  });
  return app;
}
