import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SiteServices, servicesContext } from "../site/context.ts";
import { headingsOf, loadBody } from "../site/features/reading/load-body.server.ts";
import { runPageRules } from "../site/page-rules.server.ts";
import { pages } from "../site/routes.ts";
import { composeSite, type Site } from "../tests/support/site.ts";

/** A page for members, which the site need not have for its order of rules to be proved. */
const membersOnly: (typeof pages)[number] = {
  id: "members-only",
  path: "members-only/:articleSlug",
  file: "none",
  layout: "main",
  rules: ["article-validate"],
  cache: "private",
  hydrate: "load",
  login: {},
  adTemplate: "none",
};

let site: Site;
let services: SiteServices;
beforeAll(async () => {
  pages.push(membersOnly);
  site = await composeSite();
  const settings = {
    siteName: "Wellspring",
    productName: "Wellspring",
    environment: "Local",
    origin: "http://x",
    buildId: "b",
  };
  services = { ...site.parts.site, settings } as SiteServices;
});
afterAll(() => {
  pages.splice(pages.indexOf(membersOnly), 1);
  return site?.close();
});

/** What a visit came to: the page itself, a status, or a redirect. */
async function visit(path: string, pattern: string, params: Record<string, string>, redirects?: string) {
  const { pageMiddleware } = await import("../site/page-middleware.server.ts");
  const context = new RouterContextProvider();
  const content = redirects
    ? { ...services.content, redirect: async () => ({ to: redirects, status: 301 as const }) }
    : services.content;
  context.set(servicesContext, { ...services, content } as SiteServices);
  const url = new URL(path, "http://localhost");
  const request = new Request(url);
  try {
    const next = async () => new Response("page");
    const answer = (await pageMiddleware(
      { request, url, params, pattern, context } as never,
      next,
    )) as Response;
    return await answer.text();
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("location")}`;
    if (thrown instanceof Error) throw thrown;
    return (thrown as { init: { status: number } }).init.status;
  }
}

const article = { articleSlug: "learning-to-wait" };
const missing = { articleSlug: "no-such-article" };

describe("every navigation, in the specification's order", () => {
  test("page validation comes before member authentication", async () => {
    expect(await visit("/members-only/no-such-article", "members-only/:articleSlug", missing)).toBe(404);
  });

  test("a page for members has its redirect lookup too; without an entry its shell is sent, and the gate decides", async () => {
    const at = (to?: string) =>
      visit("/members-only/learning-to-wait", "members-only/:articleSlug", article, to);
    expect(await at("/about")).toBe("301 /about");
    expect(await at()).toBe("page");
  });

  test("the redirect lookup comes before the page", async () => {
    const pattern = "articles/:articleSlug";
    expect(await visit("/articles/learning-to-wait", pattern, article)).toBe("page");
    expect(await visit("/articles/learning-to-wait", pattern, article, "/about")).toBe("301 /about");
  });

  test("a redirect entry wins over a 404, in the visitor's language; an absolute target leaves the app", async () => {
    const pattern = "articles/:articleSlug";
    expect(await visit("/articles/no-such-article", pattern, missing)).toBe(404);
    expect(await visit("/articles/no-such-article", pattern, missing, "/about")).toBe("301 /about");
    expect(await visit("/es/articles/no-such-article", `es/${pattern}`, missing, "/about")).toBe(
      "301 /es/about",
    );
    expect(await visit("/articles/no-such-article", pattern, missing, "https://example.org/x")).toBe(
      "301 https://example.org/x",
    );
    for (const to of ["/oración?de=€#mañana", "/oraci%C3%B3n?de=%E2%82%AC#ma%C3%B1ana"])
      expect(await visit("/es/articles/no-such-article", `es/${pattern}`, missing, to)).toBe(
        "301 /es/oraci%C3%B3n?de=%E2%82%AC#ma%C3%B1ana",
      );
  });
});

test("an old address without an item goes where an editor's redirect leads, else to its index", async () => {
  const at = (slug: string, to?: string) => visit(`/post/${slug}`, "post/:slug", { slug }, to);
  expect(await at("nowhere")).toBe("302 /categories");
  expect(await at("nowhere", "/about")).toBe("301 /about");
  expect(await at("learning-to-wait", "/about")).toBe("301 /articles/learning-to-wait");
});

test("a rule that does not exist is named: Unknown route rule", async () => {
  const visitOf = { path: "/", locale: "en-US" as const, params: {}, services } as never;
  await expect(runPageRules(["no-such-rule" as never], visitOf)).rejects.toThrow(
    'Unknown route rule "no-such-rule"',
  );
});

test("every rule that a page names exists", async () => {
  const names = [...new Set(pages.flatMap((page) => page.rules ?? []))];
  const visitOf = { path: "/nowhere", locale: "en-US", params: {}, services } as never;
  for (const name of names) {
    const outcome = await runPageRules([name], visitOf).then(
      () => undefined,
      (thrown) => thrown,
    );
    expect(outcome instanceof Error ? outcome.message : "", name).not.toContain("Unknown route rule");
  }
});

describe("a body is read in order: markup, and the passages set between", () => {
  const block = (id: string, osis: string) => ({
    content: { contentType: "passage", id, properties: { osis } },
    settings: null,
  });
  const place = (id: string) => `<umb-rte-block data-content-id="${id}"></umb-rte-block>`;
  const body = {
    markup: `<h2 id="one">The <em>first</em></h2><p>before</p>${place("a")}<p>between</p>${place("gone")}${place("b")}`,
    blocks: [block("a", "Ps.23.1"), block("b", "John.3.16")],
  };

  test("each passage is in its place, a missing one leaves no gap", async () => {
    const parts = await loadBody(services.scripture, body as never, "en-US");
    expect(parts.map((part) => (part.kind === "markup" ? "markup" : part.passage.reference))).toEqual([
      "markup",
      "Psalm 23:1",
      "markup",
      "John 3:16",
    ]);
    // An id in content could collide with one of the page.
    expect(headingsOf(parts)).toEqual([{ id: "text-the-first", text: "The first" }]);
  });

  test("in Spanish the text is the Reina-Valera's", async () => {
    const [, passage] = await loadBody(services.scripture, body as never, "es");
    expect(passage).toMatchObject({
      kind: "passage",
      passage: { reference: "Salmo 23:1", translation: "RV1909", otherLanguage: null },
    });
  });

  test("no body is no parts", async () => expect(await loadBody(services.scripture, null, "es")).toEqual([]));
});
