import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { itemCard } from "../../../site/features/seo/share-image.ts";
import { dailyDay, isoDay } from "../../../site/i18n/daily.ts";
import { sendRequest } from "../../../tests/support/server.ts";
import { composeSite, type Site } from "../../../tests/support/site.ts";

let site: Site;
let base: string;
beforeAll(async () => {
  site = await composeSite();
  base = await site.start();
});
afterAll(() => site?.close());

describe("a drawn image per item", () => {
  test("verse, prayer, trivia, item and site cards decode at 1200×630 in both languages", async () => {
    const { content, now } = site.parts.site;
    const { items } = await content.list({ filter: ["contentType:growthPlan"], take: 1 });
    const today = isoDay(dailyDay(now()));
    for (const locale of ["en-US", "es"] as const) {
      for (const path of [
        `/share-card/${locale}/verse/${today}.png`,
        `/share-card/${locale}/prayer/${today}.png`,
        `/share-card/${locale}/trivia/${today}.png`,
        `/share-card/${locale}/site/home.png`,
        itemCard(locale, items[0]!.id, "").url,
      ]) {
        const answer = await sendRequest(base, path);
        expect(answer.status, path).toBe(200);
        expect(answer.headers["content-type"]).toBe("image/png");
        const { format, width, height } = await sharp(answer.body).metadata();
        expect({ format, width, height }, path).toEqual({ format: "png", width: 1200, height: 630 });
        const etag = answer.headers.etag as string;
        expect((await sendRequest(base, path, { headers: { "if-none-match": etag } })).status).toBe(304);
      }
    }
  });

  test("only known items have a card: anything else is 404", async () => {
    for (const path of [
      "en-US/verse/2999-01-01",
      "en-US/verse/2026-02-30",
      "en-US/verse/today",
      "en-US/item/00000000-0000-4000-8000-00000000dead",
      "en-US/item/about",
      "en-US/item/..%2f..%2fabout",
      "en-US/site/other",
      "en-US/constructor/home",
      "fr/site/home",
      `en-US/item/${"a".repeat(500)}`,
    ]) {
      expect((await sendRequest(base, `/share-card/${path}.png`)).status, path).toBe(404);
    }
    expect((await sendRequest(base, "/share-card/en-US/site/home.svg")).status).toBe(404);
    expect((await sendRequest(base, "/share-card")).status).toBe(404);
  });
});
