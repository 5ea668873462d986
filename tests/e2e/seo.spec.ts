import { sampleOf } from "../support/tiers.ts";
import { expect, inBothLanguages, open, test } from "./fixtures.ts";

/** One page of each kind, with what its structured data must say it is. */
const kinds: [path: string, types: string[]][] = [
  ["/", ["Organization", "WebSite"]],
  ["/verses/2026/1/5", ["Article", "BreadcrumbList"]],
  ["/articles/learning-to-wait", ["Article", "BreadcrumbList"]],
  ["/faq", ["BreadcrumbList", "FAQPage"]],
  ["/growth-plans", ["BreadcrumbList", "ItemList"]],
];

for (const [kind, types] of sampleOf(kinds, 1)) {
  for (const [language, path] of inBothLanguages(kind)) {
    test(`${path} says what it is: structured data and a card that can be shown`, async ({
      page,
      request,
    }) => {
      await open(page, path);
      const blocks = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
        (text) => JSON.parse(text) as { "@context": string; "@type": string },
      );
      for (const block of blocks) expect(block["@context"]).toBe("https://schema.org");
      expect(blocks.map((block) => block["@type"])).toEqual(expect.arrayContaining(types));
      const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
      expect(await meta("og:image:alt")).toBeTruthy();
      expect(await meta("og:locale")).toBe(language === "es" ? "es_ES" : "en_US");
      const card = await request.get(new URL((await meta("og:image"))!).pathname);
      expect(card.headers()["content-type"]).toBe("image/png");
      // The size is at a fixed offset in every PNG.
      const png = await card.body();
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    });
  }
}

test("questions and answers open in place, by keyboard too", async ({ page }) => {
  await open(page, "/faq");
  const first = page.locator("main details").first();
  await expect(first).not.toHaveAttribute("open");
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("open");
});
