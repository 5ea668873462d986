/** The pages that are measured, found in the library itself, so that the benchmark outlives any one of them. */
import type { ContentList } from "../contracts/content.ts";
import { type Locale, locales } from "../contracts/site.ts";
import { pages } from "../site/routes.ts";
import { firstChildOf, samples } from "../tests/site/pages-under-test.ts";
import { sendRequest } from "../tests/support/server.ts";

export interface SitePage {
  name: string;
  path: string;
}

const delivery = "/umbraco/delivery/api/v2/content";
const localized = (path: string, locale: Locale) => (locale === "es" ? `/es${path}` : path);

async function listArticles(url: string, locale: Locale): Promise<string[]> {
  const { body } = await sendRequest(url, `${delivery}?filter=contentType:article&sort=name:asc&take=500`, {
    headers: { "accept-language": locale },
  });
  const { items } = JSON.parse(body.toString("utf8")) as ContentList;
  return items.map(({ route }) => localized(route.path.replace(/\/$/, ""), locale));
}

/** Home, today's verse and an article, in both languages. */
export async function mainPages(url: string): Promise<SitePage[]> {
  const pages: SitePage[] = [];
  for (const locale of locales) {
    const verse = (await sendRequest(url, localized("/verses", locale))).headers.location;
    const [article] = await listArticles(url, locale);
    if (!verse || !article) throw new Error("The library has no verse for today or no article to measure.");
    pages.push(
      { name: `home ${locale}`, path: localized("/", locale).replace(/(.)\/$/, "$1") },
      { name: `verse ${locale}`, path: verse },
      { name: `article ${locale}`, path: article },
    );
  }
  return pages;
}

/** What a reader may open one after the other in the morning. */
export async function morningPages(url: string): Promise<SitePage[]> {
  const today = async (path: string) => (await sendRequest(url, path)).headers.location ?? path;
  const [article] = await listArticles(url, "en-US");
  const kinds = new Map((await pageKinds(url)).map(({ name, path }) => [name, path]));
  const paths = {
    home: "/",
    verse: await today("/verses"),
    prayer: await today("/prayers"),
    devotional: kinds.get("devotional-article"),
    trivia: await today("/trivia"),
    "plan lesson": kinds.get("growth-plan-lesson"),
    article,
    chapter: kinds.get("bible-chapter"),
    search: "/search?q=hope",
    "home again": "/",
  };
  return Object.entries(paths).map(([name, path]) => {
    if (!path) throw new Error(`The library has no ${name} to measure.`);
    return { name, path };
  });
}

/** Many different pages, each of which must be rendered: a year of verses and every article, in both languages. */
export async function manyPages(url: string): Promise<string[]> {
  const paths: string[] = [];
  for (const locale of locales) {
    for (let day = 0; day < 366; day++) {
      const date = new Date(Date.UTC(2024, 0, 1 + day));
      paths.push(
        localized(`/verses/${date.getUTCFullYear()}/${date.getUTCMonth() + 1}/${date.getUTCDate()}`, locale),
      );
    }
    paths.push(...(await listArticles(url, locale)));
  }
  return paths;
}

const forMembers = new Set(pages.filter(({ login }) => login).map(({ id }) => id));

/** Sign-in steps and members' pages, which show a visitor nothing to read and lead to the provider. */
const hasNoContent = (kind: string) => kind.startsWith("auth-") || forMembers.has(kind);

async function childrenOf(url: string, path: string): Promise<string[]> {
  const html = (await sendRequest(url, path)).body.toString("utf8");
  return [...html.matchAll(new RegExp(`href="(${path}/[^"/?#]+)"`, "g"))].map(([, child]) => child!);
}

/** One page of every type, in English. */
export async function pageKinds(url: string): Promise<SitePage[]> {
  const found = Object.entries(samples)
    .filter(([name]) => !hasNoContent(name))
    .map(([name, path]) => ({ name, path }));
  for (const [name, parent] of Object.entries(firstChildOf)) {
    const path = samples[parent]!;
    const [child] = await childrenOf(url, path);
    if (!child) throw new Error(`${path} leads to no ${name}.`);
    found.push({ name, path: child });
  }
  return found;
}

/** Last lessons, of which some are closed to visitors: a page of the same type with something more on it. */
export async function lastLessons(url: string): Promise<SitePage[]> {
  const found: SitePage[] = [];
  for (const [name, parent] of Object.entries(firstChildOf)) {
    const path = (await childrenOf(url, samples[parent]!)).at(-1);
    if (path) found.push({ name, path });
  }
  return found;
}
