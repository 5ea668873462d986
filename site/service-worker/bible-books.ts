import type { DownloadedBook } from "../../contracts/scripture-downloads.ts";
import type { Locale } from "../../contracts/site.ts";
import { localeOfPath, stripLocale } from "../i18n/locale.ts";
import { bibleCachePrefix } from "./bible-cache.ts";
import { drawChapter } from "./bible-page.ts";

async function findBook(translation: string, slug: string): Promise<DownloadedBook | undefined> {
  const name = bibleCachePrefix + translation;
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const key = (await cache.keys()).find(({ url }) => url.includes(`/${translation}/${slug}.`));
  return key && ((await (await cache.match(key, { ignoreVary: true }))?.json()) as DownloadedBook);
}

/** Of several, the first in the page's language. */
async function findInAny(slug: string, locale: Locale): Promise<DownloadedBook | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(bibleCachePrefix));
  const books = await Promise.all(names.map((name) => findBook(name.slice(bibleCachePrefix.length), slug)));
  const found = books.filter((book) => book !== undefined);
  return found.find(({ translation }) => translation.language === locale) ?? found[0];
}

/** A chapter of a downloaded translation at its own address; a book of the Bible's list opens with its first. */
export async function drawnChapter(
  url: string,
  offlinePage: (locale: Locale) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(url);
  const locale = localeOfPath(pathname);
  const path = stripLocale(pathname);
  const [, translation = "", slug = "", chapter = "1"] =
    /^\/bible\/([\w-]+)\/([\w-]+)\/(\d+)$/.exec(path) ?? [];
  const listed = path === "/bible" ? searchParams.get("book") : null;
  const book = listed
    ? await findInAny(listed, locale)
    : slug
      ? await findBook(translation, slug)
      : undefined;
  const shell = book && (await offlinePage(locale));
  if (!shell) return undefined;
  const headers = new Headers(shell.headers);
  for (const name of ["content-encoding", "content-length", "etag", "expires"]) headers.delete(name);
  const html = drawChapter(await shell.text(), book, Number(chapter), locale);
  return html === undefined ? undefined : new Response(html, { headers });
}
