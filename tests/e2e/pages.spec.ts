import { sampleOf } from "../support/tiers.ts";
import {
  afterTasks,
  expect,
  failedResource,
  hydrateByTouch,
  inBothLanguages,
  open,
  pageReady,
  test,
} from "./fixtures.ts";

const labels = {
  "en-US": {
    verse: /Verse of the day/,
    waiting: "Learning to wait",
    about: "About Wellspring",
    missing: "Page Not Found",
    failed: "Internal Server Error",
    privacy: "Privacy choices",
  },
  es: {
    verse: /Versículo del día/,
    waiting: "Aprender a esperar",
    about: "Acerca de Wellspring",
    missing: "Página no encontrada",
    failed: "Error interno del servidor",
    privacy: "Opciones de privacidad",
  },
};

for (const [language, path] of inBothLanguages("/")) {
  test(`home opens the day with its verse (${language})`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { name: labels[language].verse })).toBeVisible();
    await expect(page.locator("blockquote").first()).toContainText(language === "es" ? "RV1909" : "KJV");
  });
}

for (const [language, path] of inBothLanguages("/verses")) {
  test(`/verses leads (302) to today's verse (${language})`, async ({ page, request }) => {
    const today = async () => {
      const { now } = await (await request.get("/dev/clock")).json();
      const date = new Date(now).toLocaleDateString("en-US", { timeZone: "America/New_York" });
      const [month, day, year] = date.split("/");
      return `${path}/${year}/${month}/${day}`;
    };
    const before = await today();
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    await page.goto(path);
    // At midnight the day turns while the test is at it.
    await expect(page).toHaveURL(new RegExp(`(${before}|${await today()})$`));
    await expect(page.getByRole("heading", { level: 1, name: labels[language].verse })).toBeVisible();
  });
}

for (const [language, path] of inBothLanguages("/verses/2024/3/1")) {
  test(`a verse leads to the day before and the day after (${language})`, { tag: "@whole" }, async ({
    page,
  }) => {
    await open(page, path);
    const first = await page.locator("blockquote").first().textContent();
    await page.locator("a[rel=prev]").click();
    await expect(page).toHaveURL(/\/verses\/2024\/2\/29$/);
    await expect(page.locator("blockquote").first()).not.toHaveText(first!);
    await page.locator("a[rel=next]").click();
    await expect(page).toHaveURL(/\/verses\/2024\/3\/1$/);
    await expect(page.locator("blockquote").first()).toHaveText(first!);
  });
}

test("today's verse has no next day", async ({ page }) => {
  await page.goto("/verses");
  await expect(page.locator("a[rel=prev]")).toBeVisible();
  await expect(page.locator("a[rel=next]")).toHaveCount(0);
});

for (const [language, path] of inBothLanguages("/articles/learning-to-wait")) {
  test(`an article is read with its passages, contents and what to read next (${language})`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: labels[language].waiting })).toBeVisible();
    await expect(page.locator("article blockquote").first()).toContainText(
      language === "es" ? "Salmo" : "Psalm",
    );
    await expect(page).toHaveTitle(new RegExp(labels[language].waiting));
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(page.locator("link[rel=alternate][hreflang]")).toHaveCount(3);
  });
}

for (const [language, path] of inBothLanguages("/about")) {
  test(`a general page is shown at its own path (${language})`, { tag: "@whole" }, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: labels[language].about })).toBeVisible();
  });
}

for (const missing of sampleOf(
  ["/no-such-page", "/articles/no-such-article", "/verses/2024/2/30", "/verses/2999/1/1", "/about.html"],
  1,
)) {
  for (const [language, path] of inBothLanguages(missing)) {
    test(`status 404 shows '${labels[language].missing}': ${path}`, async ({ page, faults }) => {
      faults.expect(failedResource);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: labels[language].missing })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect(page.getByRole("link", { name: /home page|página de inicio/ })).toBeVisible();
    });
  }
}

test("a page that is missing after a navigation in the app says so too, and leads on", {
  tag: "@whole",
}, async ({ page, faults }) => {
  faults.expect(failedResource);
  await open(page, "/no-such-page");
  await afterTasks(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).click();
  await expect(page.getByRole("region", { name: "Privacy choices" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Read today's verse" }).click();
  await expect(page).toHaveURL(/\/verses\/\d+\/\d+\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: /Verse of the day/ })).toBeVisible();
});

for (const [language, path] of inBothLanguages("/")) {
  test(`a page that fails keeps header, menu and footer, and what floats above every page: ${path}`, async ({
    page,
    faults,
  }) => {
    faults.expect(failedResource);
    await open(page, path);
    await afterTasks(page);
    await hydrateByTouch(page);
    const footer = page.getByRole("contentinfo");
    await page.route("**/about.data*", (route) => route.fulfill({ status: 500, body: "" }));
    await footer.locator("a[href$='/about']").click();
    await expect(page.getByRole("heading", { level: 1, name: labels[language].failed })).toBeVisible();
    await pageReady(page);
    await expect(page.getByRole("banner")).toBeVisible();
    await footer.getByRole("link", { name: labels[language].privacy }).click();
    await expect(page.getByRole("region", { name: labels[language].privacy })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.unroute("**/about.data*");
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page.getByRole("heading", { name: labels[language].verse })).toBeVisible();
    await footer.locator("a[href$='/about']").click();
    await expect(page.getByRole("heading", { level: 1, name: labels[language].about })).toBeVisible();
  });
}
