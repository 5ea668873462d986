import { startSharedCache } from "../support/shared-cache.ts";
import { sampleOf } from "../support/tiers.ts";
import { afterTasks, expect, open, test } from "./fixtures.ts";

for (const [from, to, language, label] of sampleOf(
  [
    ["/articles/learning-to-wait", "/es/articles/aprender-a-esperar", "es", "Leer esta página en español"],
    ["/es/verses/2024/3/5", "/verses/2024/3/5", "en-US", "Read this page in English"],
    ["/", "/es", "es", "Leer esta página en español"],
  ] as const,
  1,
)) {
  test(`the language switch leads from ${from} to the same item and sets both cookies`, async ({
    page,
    context,
  }) => {
    await open(page, from);
    const before = Date.now() / 1000;
    await page.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const after = Date.now() / 1000;
    const cookies = await context.cookies();
    for (const [name, seconds] of [
      ["language-preference", 7_884_000],
      ["locale", 365 * 86_400],
    ] as const) {
      const cookie = cookies.find((found) => found.name === name);
      expect(cookie, name).toMatchObject({ value: language, path: "/", sameSite: "Lax" });
      expect(cookie!.expires - seconds, name).toBeGreaterThan(before - 1);
      expect(cookie!.expires - seconds, name).toBeLessThan(after + 1);
    }
  });
}

test("the language once chosen decides home (302), in both directions", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Leer esta página en español" }).click();
  await expect(page).toHaveURL(/\/es$/);
  await page.goto("/");
  await expect(page).toHaveURL(/\/es$/);
  await open(page, "/es");
  const english = page.getByRole("link", { name: "Read this page in English" });
  // A mouse rests on it for a moment, and the browser may fetch ahead.
  await english.hover();
  await page.waitForTimeout(600);
  await english.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await page.goto("/es");
  await expect(page).toHaveURL(/:\d+\/$/);
});

test.describe("a browser that asks for Spanish", () => {
  test.use({ locale: "es-MX" });
  test("is led from / to /es, and nowhere else", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/es$/);
    await page.goto("/about");
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  });
});

test("behind a cache that ignores Vary each reader has home in their own language", {
  tag: "@whole",
}, async ({ browser, baseURL }) => {
  const cache = await startSharedCache(baseURL!);
  const reader = (locale: string, chosen?: string) => async (path: string) => {
    const context = await browser.newContext({ locale, serviceWorkers: "block" });
    if (chosen) await context.addCookies([{ name: "language-preference", value: chosen, url: cache.url }]);
    const page = await context.newPage();
    await page.goto(cache.url + path);
    await expect(page).toHaveURL(/\/(es)?\?from=mail#top$/);
    // It would have been led on once more by then, if anything did.
    await afterTasks(page);
    const language = await page.locator("html").getAttribute("lang");
    const { pathname } = new URL(page.url());
    await context.close();
    return `${pathname} ${language}`;
  };
  const english = reader("en-US");
  const spanish = reader("es-MX");
  const choseSpanish = reader("en-US", "es");
  const choseEnglish = reader("es-MX", "en-US");
  try {
    // The first ones fill the cache, the others are answered by it.
    for (const round of [1, 2]) {
      const home = "/?from=mail#top";
      expect(await english(home), `round ${round}`).toBe("/ en-US");
      expect(await spanish(home), `round ${round}`).toBe("/es es");
      expect(await choseSpanish(home), `round ${round}`).toBe("/es es");
      expect(await choseEnglish(home), `round ${round}`).toBe("/ en-US");
      expect(await choseEnglish("/es?from=mail#top"), `round ${round}`).toBe("/ en-US");
    }
    expect(cache.hits.filter((path) => path === "/?from=mail").length).toBeGreaterThanOrEqual(7);
    expect(cache.hits).toContain("/es?from=mail");
  } finally {
    cache.close();
  }
});
