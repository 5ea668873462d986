import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendRequest } from "../tests/support/server.ts";
import { composeSite, type Site } from "../tests/support/site.ts";

let site: Site;
let base: string;
beforeAll(async () => {
  site = await composeSite();
  base = await site.start();
});
afterAll(() => site?.close());

async function answerOf(path: string, headers: Record<string, string> = {}) {
  const answer = await sendRequest(base, path, { headers: { accept: "text/html", ...headers } });
  return { status: answer.status, location: answer.headers.location, text: String(answer.body) };
}

/** Where a reader ends up, and through how many redirects. */
async function follow(path: string): Promise<{ path: string; hops: number; status: number }> {
  let at = path;
  for (let hops = 0; hops < 5; hops++) {
    const { status, location } = await answerOf(at);
    if (!location) return { path: at, hops, status };
    at = location;
  }
  throw new Error(`${path} redirects without end`);
}

describe("a page has one address, however it is typed", () => {
  test.each([
    ["/categories/page/%31", "/categories"],
    ["/categories/page/%30%31", "/categories"],
    ["/es/categories/page/%31", "/es/categories"],
    ["/ARTICLES/Learning-To-Wait", "/articles/learning-to-wait"],
    ["/Categories", "/categories"],
    ["/%65s", "/es"],
    ["/ES/About", "/es/about"],
    ["/BIBLE/kjv/John/3", "/bible/kjv/john/3"],
  ])("%s leads to %s", async (typed, canonical) => {
    expect(await follow(typed)).toMatchObject({ path: canonical, status: 200 });
  });

  test("the redirect is permanent and preserves the query", async () => {
    expect(await answerOf("/Categories?utm_source=a")).toMatchObject({
      status: 301,
      location: "/categories?utm_source=a",
    });
  });
});

describe("another language's slug leads to this language's address, 301, on every type", () => {
  test.each([
    "/articles/learning-to-wait",
    "/categories/prayer-life",
    "/channels/morning-pages",
    "/devotionals/evenings-in-the-psalms",
    "/study-guides/ruth",
    "/growth-plans/still-waters",
    "/growth-plans/still-waters/1-be-still",
    "/contributors/prayer-desk",
    "/about",
  ])("%s", async (english) => {
    const { text } = await answerOf(english);
    const spanish = new URL(/<link rel="alternate" hrefLang="es" href="([^"]+)"/i.exec(text)![1]!).pathname;
    const wrong = `/es${english}`;
    const answer = await answerOf(wrong);
    if (spanish === wrong) expect(answer.status).toBe(200);
    else expect(answer).toMatchObject({ status: 301, location: spanish });
  });
});

describe("home follows the stored language", () => {
  test("the `locale` cookie (365 days) is read once the preference has run out", async () => {
    expect(await answerOf("/", { cookie: "locale=es" })).toMatchObject({ status: 302, location: "/es" });
    expect(await answerOf("/es", { cookie: "locale=en-US" })).toMatchObject({ status: 302, location: "/" });
    const both = { cookie: "locale=es; language-preference=en-US", "accept-language": "es" };
    expect((await answerOf("/", both)).status).toBe(200);
  });
});

describe("'Page Not Found: {path}'", () => {
  test("names the whole path, with its language", async () => {
    for (const path of [
      "/es/no-such-page",
      "/es/articles/no-such",
      "/es/devotionals/no-such",
      "/es/verses/0001/1/1",
    ]) {
      const { status, text } = await answerOf(path);
      const words = text.replace(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, " ");
      expect([status, words.includes(path)], path).toEqual([404, true]);
    }
  });
});

describe("old addresses", () => {
  test.each(["/channel/unknown", "/post/unknown", "/growthplan/unknown", "/explore/category/unknown"])(
    "%s leads to the index for now, 302: its item may come yet",
    async (path) => expect((await answerOf(path)).status).toBe(302),
  );

  test("/sitemap.xml leads to the index of sitemaps", async () => {
    expect(await answerOf("/sitemap.xml")).toMatchObject({ status: 301, location: "/sitemap_index.xml" });
  });
});

describe("the calendar begins where the content does", () => {
  test.each([
    ["/verses/0001/1/1", 404],
    ["/prayers/1999/12/31", 404],
    ["/verses/2023/12/31", 404],
    ["/verses/2023/12", 404],
    ["/prayers/0001/1", 404],
    ["/verses/2024/1/1", 200],
    ["/verses/2024/1", 200],
  ])("%s is %i", async (path, status) => expect((await answerOf(path)).status).toBe(status));

  test("its first day has no day before it", async () => {
    const { text } = await answerOf("/verses/2024/1/1");
    expect(text).not.toContain("/verses/2023/12/31");
    expect(text).toContain("/verses/2024/1/2");
  });
});
