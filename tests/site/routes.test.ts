import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localizePath, stripLocale } from "../../site/i18n/locale.ts";
import { pages } from "../../site/routes.ts";
import { languagesInTurn } from "../e2e/turn.ts";
import { composeSite, type Site } from "../support/site.ts";
import { markupFaults } from "./markup.ts";
import { bare, firstChildOf, redirects, samples } from "./pages-under-test.ts";

let site: Site;
let base: string;

beforeAll(async () => {
  site = await composeSite();
  base = await site.start();
});
afterAll(() => site.close());

const get = (path: string) => fetch(base + path, { redirect: "manual", headers: { accept: "text/html" } });
const links = (html: string, rel: string) =>
  [...html.matchAll(/<link ([^>]*)>/g)]
    .map(([, attributes]) => attributes!)
    .filter((attributes) => attributes.includes(`rel="${rel}"`))
    .map((attributes) => ({
      href: new URL(/href="([^"]*)"/.exec(attributes)![1]!).pathname,
      lang: /hreflang="([^"]*)"/i.exec(attributes)?.[1],
    }));

async function englishAddress(id: string): Promise<string> {
  const parent = firstChildOf[id];
  if (!parent) return samples[id]!;
  const html = await (await get(samples[parent]!)).text();
  const child = new RegExp(`href="(${samples[parent]}/[^"?#]+)"`).exec(html);
  return child![1]!;
}

/** What must hold of a page whatever its language; answers the address of its other language. */
async function expectWholePage(
  path: string,
  locale: "en-US" | "es",
  { id, layout }: { id: string; layout: string },
): Promise<string> {
  const response = await get(path);
  const text = await response.text();
  if (languagesInTurn(id).includes(locale)) expect(await markupFaults(text), path).toEqual([]);
  const html = text.replace(/<noscript>.*?<\/noscript>/gs, "");
  expect(response.status, path).toBe(200);
  expect(html, path).toContain(`<html lang="${locale}"`);
  expect(
    links(html, "canonical").map(({ href }) => href),
    path,
  ).toEqual([path]);
  const alternates = links(html, "alternate").filter(({ lang }) => lang);
  expect(alternates.map(({ lang }) => lang).sort(), path).toEqual(["en-US", "es", "x-default"]);
  expect(html, path).toContain(`data-layout="${layout}"`);
  // A template is not shown.
  expect(html.replace(/<template.*?<\/template>/gs, "").match(/<h1[ >]/g), path).toHaveLength(1);
  expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
  expect(html, path).toMatch(/<meta property="og:image" content="http/);
  for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    expect(JSON.parse(json!)).toHaveProperty("@type");
  }
  return alternates.find(({ lang }) => lang === (locale === "es" ? "en-US" : "es"))!.href;
}

test("the markup check sees what a browser would only repair", async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
  expect(await markupFaults(page("<ol><li>a</li></ol>"))).toEqual([]);
  expect(await markupFaults(page("<ol><span></span><li>a</li></ol>"))).toHaveLength(1);
});

describe("every route of site/routes.ts, in both languages", () => {
  for (const page of pages) {
    const redirected = redirects[page.id];
    test(`${page.id}: /${page.path}`, async () => {
      if (redirected) {
        const [from, status, to] = redirected;
        for (const locale of ["en-US", "es"] as const) {
          const response = await get(localizePath(from, locale));
          expect(response.status).toBe(status);
          const location = new URL(response.headers.get("location")!, base).pathname;
          // Spanish addresses may have slugs of their own; the section stays the same.
          if (locale === "en-US") expect(location).toBe(to);
          else expect(stripLocale(location).split("/")[1]).toBe(to.split("/")[1]);
        }
        return;
      }
      if (bare[page.id]) {
        const response = await get(bare[page.id]!);
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toMatch(
          /^(text\/html; charset=utf-8|application\/json)$/,
        );
        return;
      }
      const english = await englishAddress(page.id);
      expect(english, `tests/site/pages-under-test.ts has no address for the page "${page.id}"`).toBeTruthy();
      const spanish = await expectWholePage(english, "en-US", page);
      expect(spanish.startsWith("/es")).toBe(true);
      expect(await expectWholePage(spanish, "es", page)).toBe(english);
    });
  }
});

describe("validation, messages and status codes exactly as written", () => {
  const notFound = async (path: string, message: string) => {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain(message);
  };

  test("'Page Not Found: {path}' for slugs, types and days that are not there", async () => {
    for (const path of [
      "/articles/nope",
      "/devotionals/nope",
      "/channels/morning-pages/nope",
      "/growth-plans/nope/1",
    ]) {
      await notFound(path, `Page Not Found: ${path}`);
      await notFound(`/es${path}`, `Page Not Found: /es${path}`);
    }
    await notFound("/verses/2026/11/15", "Page Not Found: /verses/2026/11/15");
    await notFound("/verses/2024/2/30", "Page Not Found: /verses/2024/2/30");
    await notFound("/trivia/2/30", "Page Not Found: /trivia/2/30");
    await notFound("/articles/still-waters", "Page Not Found: /articles/still-waters");
  });

  test("a missing category gives 404 with message 'Category Not found'", async () => {
    await notFound("/categories/nope", "Category Not found");
    await notFound("/categories/nope/page/2", "Category Not found");
  });

  test("in Spanish the page says in Spanish what is missing", async () => {
    await notFound("/es/articles/nope", ">Página no encontrada: /es/articles/nope<");
    await notFound("/es/categories/nope", ">Categoría no encontrada<");
  });

  test("numeric route parameters: pageNumber digits; negative, huge and empty pages are 404, not an empty list", async () => {
    for (const number of ["-1", "0", "x", "2.5", "99", "999999999999", "1e3"]) {
      await notFound(`/growth-plans/page/${number}`, "Page Not Found");
      await notFound(`/categories/prayer-life/page/${number}`, "Not");
    }
  });

  test("a reference is found in the requested translation, and in the reader's own where there is no such one", async () => {
    for (const [requested, found] of [
      ["/bible?ref=John+3:16&translation=rv1909", "/bible/rv1909/john/3"],
      ["/bible?ref=John+3:16&translation=nope", "/bible/kjv/john/3"],
      ["/es/bible?ref=Juan+3:16&translation=%3Cb%3E", "/es/bible/rv1909/john/3"],
    ]) {
      const response = await get(requested!);
      expect(response.status, requested).toBe(302);
      expect(new URL(response.headers.get("location")!, base).pathname, requested).toBe(found);
    }
  });

  test("a path that fails validation but has a redirect entry is redirected rather than lost", async () => {
    for (const [path, to] of [
      ["/home/privacypolicy", "/privacy"],
      ["/es/home/faq", "/es/"],
      ["/contentproviders", "/contributors"],
    ] as const) {
      const response = await get(path);
      expect(response.status, path).toBe(301);
      expect(new URL(response.headers.get("location")!, base).pathname).toContain(to);
    }
  });

  test("Spanish accents in slugs and percent-encoded slashes are looked up, not crashed on", async () => {
    await notFound("/es/articles/oraci%C3%B3n", "Page Not Found");
    await notFound("/articles/a%2Fb", "Page Not Found");
    await notFound("/articles/%3Cscript%3E", "Page Not Found");
  });
});
