import { afterAll, beforeAll, expect, test } from "vitest";
import { composeSite, type Site } from "../support/site.ts";

let site: Site;
let url: string;
beforeAll(async () => {
  site = await composeSite();
  url = await site.start();
});
afterAll(() => site?.close());

test("a prayer for a need is in the sitemap in both languages, and has a picture to be shared with", async () => {
  const sitemap = await (await fetch(`${url}/sitemap9.xml`)).text();
  expect(sitemap).toContain("/prayers/for/before-a-decision<");
  expect(sitemap).toContain("/es/prayers/for/antes-de-una-decision<");
  expect(sitemap).not.toMatch(/prayers\/\d\d-\d\d</);
  const page = await (await fetch(`${url}/prayers/for/before-a-decision`)).text();
  const image = /property="og:image" content="([^"]+)"/.exec(page)![1]!;
  const answer = await fetch(url + new URL(image).pathname);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
});
