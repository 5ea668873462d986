/** Pages of two sources beside each other: those of another one are those of files. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadShippedLibrary } from "../../benchmarks/library.ts";
import { composeSite, type Site } from "./site.ts";

/** The suite compares one page of each kind; `PAGES=library` every item's page and every twentieth day, `PAGES=all` every address of the sitemaps. */
const scope = process.env.PAGES ?? "kinds";
const dayStep = scope === "all" ? 1 : 20;
const atOnce = 8;

const sites: Site[] = [];
let files: string;
let other: string;

const origin = () => sites[0]!.parts.config.ORIGIN;
const read = async (base: string, path: string) => {
  const response = await fetch(base + path, { redirect: "manual", headers: { "accept-language": "en-US" } });
  return { status: response.status, location: response.headers.get("location"), body: await response.text() };
};

/** Where the pictures of a CMS lie is its own affair, and when an item was last written is not when its file was. */
const unlike = (text: string): string =>
  text
    .replace(/\/media\/(?:art|[0-9a-f]{8})\/([\w-]+\.svg)/g, "/media/$1")
    .replace(/<updated>[^<]*<\/updated>|<lastBuildDate>[^<]*<\/lastBuildDate>|"date_modified":"[^"]*"/g, "");

/** What a reader or a search engine takes from a page. */
function essence(html: string): Record<string, unknown> {
  const text = unlike(html);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);
  return {
    title: all(/<title>(.*?)<\/title>/g),
    words: text
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " "),
    links: all(/<a\b[^>]*?\shref="([^"]*)"/g),
    pictures: all(/<img\b[^>]*?\ssrc="([^"?]*)/g),
    addresses: all(/<link\b([^>]*rel="(?:canonical|alternate)"[^>]*)>/g),
    descriptions: all(/<meta\b([^>]*(?:name="description"|property="og:)[^>]*)>/g),
    structured: all(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  };
}

/** `/es/growth-plans/…/…` and the like: pages of one kind. */
const kindOf = (path: string) =>
  path
    .split("/")
    .map((part, at, parts) => (at === 1 || (at === 2 && parts[1] === "es") ? part : part === "" ? "" : "*"))
    .join("/");

async function addresses(): Promise<string[]> {
  const found: string[] = [];
  for (let part = 1; part <= 9; part++) {
    const { body } = await read(files, `/sitemap${part}.xml`);
    const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address!.replace(origin(), "") || "/",
    );
    // The last two have the days.
    found.push(...(part < 8 ? paths : paths.filter((_, nth) => nth % dayStep === 0)));
  }
  if (scope !== "kinds") return found;
  const kinds = new Set<string>();
  return found.filter((path) => !kinds.has(kindOf(path)) && kinds.add(kindOf(path)));
}

async function each(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths];
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await work(path);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** `open` starts the other source, which has the shipped library, and gives the site's settings for it. */
export function describeSamePages(name: string, open: () => Promise<Record<string, string>>): void {
  beforeAll(async () => {
    const settings = await open();
    for (const each of [{}, settings]) sites.push(await composeSite(each));
    [files, other] = (await Promise.all(sites.map((site) => site.start()))) as [string, string];
  }, 1_800_000);
  afterAll(async () => {
    for (const site of sites) await site.close();
  });

  test(`every page made from ${name} has the words, links, addresses and structured data that it has from files`, async () => {
    const paths = await addresses();
    expect(paths.length).toBeGreaterThan(scope === "kinds" ? 50 : 600);
    const differences: Record<string, unknown>[] = [];
    await each(paths, async (path) => {
      const [fromFiles, fromOther] = await Promise.all([read(files, path), read(other, path)]);
      if (fromFiles.status !== 200 || fromOther.status !== 200)
        differences.push({
          path,
          fromFiles: [fromFiles.status, fromFiles.location],
          fromOther: [fromOther.status, fromOther.location],
        });
      const [before, after] = [essence(fromFiles.body), essence(fromOther.body)];
      for (const [what, value] of Object.entries(before))
        if (JSON.stringify(value) !== JSON.stringify(after[what]))
          differences.push({ path, what, fromFiles: value, fromOther: after[what] });
    });
    expect(differences).toEqual([]);
    console.info(`${paths.length} pages compared`);
  }, 3_600_000);

  test("feeds, sitemaps, redirects and lists for programs are the same, too", async () => {
    const sitemaps = Array.from({ length: 9 }, (_, part) => `/sitemap${part + 1}.xml`);
    const feeds = [
      "/feed",
      "/es/feed",
      "/feed/articles",
      "/es/feed/articles",
      "/feed/devotionals",
      "/feed/verses",
      "/es/feed/prayers",
    ];
    const search = [
      "/search-api/v1/search?q=hope&locale=en-US",
      "/search-api/v1/search?q=esperanza&locale=es",
    ];
    const redirects = [...(await loadShippedLibrary()).byRedirectFrom.keys()]
      .slice(0, 20)
      .map((path) => `/${path}`);
    const legacy = [
      "/umbraco/delivery/api/v2/content?filter=contentType:subscriptionOffer&filter=platform:Stripe&filter=isActive:y",
    ];
    await each(
      ["/robots.txt", "/sitemap_index.xml", ...sitemaps, ...feeds, ...search, ...redirects],
      async (path) => {
        const [fromFiles, fromOther] = await Promise.all([read(files, path), read(other, path)]);
        expect([fromOther.status, fromOther.location, unlike(fromOther.body)], path).toEqual([
          fromFiles.status,
          fromFiles.location,
          unlike(fromFiles.body),
        ]);
      },
    );
    for (const path of legacy) {
      const terms = async (base: string) =>
        JSON.parse((await read(base, path)).body).items.map(
          ({ properties }: { properties: Record<string, unknown> }) => [
            properties.offerSlug,
            properties.offerTerms,
          ],
        );
      expect(await terms(other)).toEqual(await terms(files));
    }
  });
}
