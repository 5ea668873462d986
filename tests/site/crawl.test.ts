import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { localeOfPath, localizePath, stripLocale } from "../../site/i18n/locale.ts";
import { languagesInTurn } from "../e2e/turn.ts";
import { composeSite, type Site } from "../support/site.ts";
import { isWhole } from "../support/tiers.ts";
import { untrueIn } from "./untrue.ts";

// Thousands of pages, drawn as for readers: React's checks for developers take twice as long.
vi.hoisted(() => {
  process.env.NODE_ENV = "production";
});

let site: Site;
let base: string;

beforeAll(async () => {
  // As a site that is open to the public and has nothing set: no charity, no partners.
  site = await composeSite({ ENVIRONMENT: "Staging" });
  base = await site.start((parts) => ({ ...parts, config: { ...parts.config, production: true } }));
});
afterAll(() => site.close());

/** Days go back without end and the Bible is long: such pages are asked for, but their own links only near today. */
function isFollowed(path: string): boolean {
  if (path.includes("?")) return false;
  const bare = stripLocale(path);
  if (/^\/(verses|prayers)\/\d/.test(bare)) return bare.includes("/2026/11");
  return !/^\/(bible\/.|media\/|assets\/|share-card\/|feed)/.test(bare);
}

/**
 * The gate visits the pages that are not below another and one of so many others, chosen by their address: the same ones on
 * every day and in whatever order they are found.
 */
const oneOf = 5;
function isVisited(path: string): boolean {
  if (isWhole || /^\/[^/?]*$/.test(stripLocale(path))) return true;
  return createHash("sha256").update(path).digest()[0]! % oneOf === 0;
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<(?:a|img|link)\b[^>]*?\s(?:href|src)="([^"]+)"/g)]
    .map(([, address]) =>
      address!
        .replaceAll("&amp;", "&")
        .replace(base, "")
        .replace(/^http:\/\/localhost:\d+/, ""),
    )
    .filter((address) => address.startsWith("/") && !address.startsWith("//"))
    // Where to come back to is a page that is visited for itself.
    .map((address) => address.replace(/#.*$/, "").replace(/(\/auth\/login)\?.*$/, "$1"))
    .filter(Boolean);

test("every internal link resolves, and no page of the shipped content mentions a charity, a partner, a deal or a date that is not true", async () => {
  const dealEnds = { "en-US": "January 6, 2027", es: "6 de enero de 2027" };
  const languages = languagesInTurn("crawl");
  const seen = new Map(languages.map((locale) => [localizePath("/", locale), "start"]));
  const waiting = [...seen.keys()];
  const broken: string[] = [];
  const untrue: string[] = [];
  async function visit(path: string): Promise<void> {
    const response = await fetch(base + path, {
      headers: { accept: "text/html", "accept-encoding": "identity" },
    });
    const html = await response.text();
    if (response.status !== 200)
      broken.push(`${path} answers ${response.status}, linked from ${seen.get(path)}`);
    // What readers read; code names what it is about.
    if (!/^(image|font|text\/(javascript|css))/.test(response.headers.get("content-type") ?? ""))
      untrue.push(...untrueIn(path, html, dealEnds));
    if (!isFollowed(path) || !response.headers.get("content-type")?.startsWith("text/html")) return;
    for (const link of linksIn(html)) {
      if (seen.has(link) || !languages.includes(localeOfPath(link)) || !isVisited(link)) continue;
      seen.set(link, path);
      waiting.push(link);
    }
  }
  const workers = Array.from({ length: 6 }, async () => {
    for (
      let path = waiting.shift();
      path !== undefined || seen.size <= languages.length;
      path = waiting.shift()
    ) {
      if (path === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
      else await visit(path);
    }
  });
  await Promise.all(workers);
  // A worker that found nothing waiting has left; whatever came after is finished here.
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  expect(broken).toEqual([]);
  expect(untrue).toEqual([]);
  expect(seen.size).toBeGreaterThan(isWhole ? 500 : 80);
});
