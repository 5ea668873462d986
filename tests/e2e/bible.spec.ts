import { premiumRole } from "../../contracts/site.ts";
import { drawn, expect, expectAxeClean, open, pageReady, test } from "./fixtures.ts";
import { signedIn } from "./members.ts";

test.describe("the Bible reader", () => {
  test("/bible: finds a passage by a typed reference, a book by its group", async ({ page }) => {
    await open(page, "/bible");
    await page.getByLabel("Go to a passage").fill("jn 3:16");
    await page.getByRole("button", { name: "Go", exact: true }).click();
    await expect(page).toHaveURL(/\/bible\/kjv\/john\/3#v16$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 3");
    await expect(page.locator("#v16")).toBeInViewport();
    await expect(page.locator("#v16")).not.toHaveCSS("box-shadow", "none");

    await open(page, "/es/bible");
    await page.getByRole("link", { name: "Rut", exact: true }).click();
    await page.getByRole("navigation", { name: "Capítulos de Rut" }).getByRole("link", { name: "4" }).click();
    await expect(page).toHaveURL("/es/bible/rv1909/ruth/4");
  });

  test("a wrong reference is answered with the page and a clear message", { tag: "@whole" }, async ({
    page,
  }) => {
    await open(page, "/bible?ref=Hesitations+3");
    await expect(page.getByRole("alert")).toContainText("“Hesitations 3”");
    await expect(page.getByLabel("Go to a passage")).toHaveValue("Hesitations 3");
  });

  test("'Page Not Found: {path}' for a translation, book or chapter that is not there", async ({
    request,
  }) => {
    for (const path of [
      "/bible/nope/john/3",
      "/bible/kjv/hesitations/3",
      "/bible/kjv/john/22",
      "/bible/kjv/john/0",
    ]) {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(`Page Not Found: ${path}`);
    }
  });

  test("keyboard: the arrow keys turn the page, but not while the reader types", { tag: "@whole" }, async ({
    page,
  }) => {
    await open(page, "/bible/kjv/john/21");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL("/bible/kjv/acts/1");
    await pageReady(page);
    await page.keyboard.press("ArrowLeft");
    await expect(page).toHaveURL("/bible/kjv/john/21");
    await pageReady(page);
    await page.locator("summary", { hasText: "John 21" }).click();
    await page.getByLabel("Go to a passage").press("ArrowRight");
    // What closes menus comes once the page is idle.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByLabel("Go to a passage")).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(page.locator("summary", { hasText: "John 21" })).toBeFocused();
    await expect(page).toHaveURL("/bible/kjv/john/21");
  });

  test("verse links and cross references: a verse opens its note, Escape puts it away", async ({ page }) => {
    await open(page, "/bible/kjv/john/3");
    await page.getByRole("link", { name: "Verse 16", exact: true }).click();
    const note = page.getByRole("complementary", { name: "John 3:16" });
    await expect(note.getByRole("link", { name: /^Romans 5:8/ })).toBeVisible();
    await expect(note.getByRole("heading", { name: "John 3:16" })).toBeFocused();
    await expect(page).toHaveURL("/bible/kjv/john/3?verse=16#v16");
    await page.keyboard.press("Escape");
    await expect(note).toBeHidden();
    await expect(page).toHaveURL("/bible/kjv/john/3#v16");
    await expect(page.getByRole("link", { name: "Verse 16", exact: true })).toBeFocused();
  });

  test("the search starts with suggestions, shows the number of results, and links to the reader when there are none", {
    tag: "@whole",
  }, async ({ page }) => {
    await open(page, "/bible/search");
    const outcome = page.getByRole("main").getByRole("status");
    await page.getByRole("link", { name: "mustard seed" }).click();
    await expect(outcome).toHaveText(/^\d+ verses in the King James Version/);
    await page.getByRole("searchbox").fill("zzqqy");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "No verse has “zzqqy”" })).toBeVisible();
    await expect(outcome).toHaveText("No verse has “zzqqy”");
    await expectAxeClean(page);
    await page.getByRole("link", { name: /Psalm 23:1$/ }).click();
    await expect(page).toHaveURL(/\/bible\/kjv\/psalms\/23/);
  });

  test("a premium member sees the verses of the book chosen last, however late those of another come", {
    tag: "@whole",
  }, async ({ page }) => {
    await signedIn(page, { roles: [premiumRole("Wellspring")] });
    const late = Promise.withResolvers<void>();
    await page.route(/\/search\?.*book=genesis/, async (route) => {
      const answer = await route.fetch();
      await late.promise;
      await route.fulfill({ response: answer });
    });
    await open(page, "/bible/search?q=love");
    const book = page.getByLabel("Book");
    const overtaken = page.waitForResponse(/\/search\?.*book=genesis/);
    await book.selectOption("genesis");
    await book.selectOption("john");
    const others = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasNotText: /^John \d/ });
    await expect(others).toHaveCount(0);
    late.resolve();
    await (await overtaken).finished();
    await drawn(page);
    await expect(others).toHaveCount(0);
  });

  test("remembers the place", { tag: "@whole" }, async ({ page }) => {
    await open(page, "/bible/kjv/psalms/121");
    await open(page, "/bible");
    await page.getByRole("link", { name: /Where you left off/ }).click();
    await expect(page).toHaveURL("/bible/kjv/psalms/121");
  });

  test("the language switch leads to the same chapter in the other language's translation", {
    tag: "@whole",
  }, async ({ page }) => {
    await open(page, "/bible/kjv/john/3");
    await page.getByRole("link", { name: "Leer esta página en español" }).click();
    await expect(page).toHaveURL("/es/bible/rv1909/john/3");
    await expect(page.locator("#v16")).toContainText("Porque de tal manera amó Dios al mundo");
  });
});

test.describe("the Bible reader without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("side by side English | Spanish, and the note on a verse, come from the server", async ({ page }) => {
    await page.goto("/bible/kjv/john/3");
    await page.locator("summary", { hasText: "KJV" }).click();
    await page.getByRole("link", { name: /^With Reina/ }).click();
    await expect(page.locator("#v16")).toContainText("For God so loved");
    await expect(page.locator("#v16 [lang=es]")).toContainText("Porque de tal manera");
    await page.getByRole("link", { name: "Verse 16", exact: true }).click();
    await expect(page).toHaveURL("/bible/kjv/john/3?with=rv1909&verse=16#v16");
    await expect(page.getByRole("complementary").getByRole("link", { name: /^Romans 5:8/ })).toBeVisible();
  });

  test("a link in an article leads to its passage", { tag: "@whole" }, async ({ page }) => {
    await page.goto("/es/bible?ref=Ps.27.14");
    await expect(page).toHaveURL("/es/bible/rv1909/psalms/27#v14");
  });
});
