/** The first thing a reader does, at any moment after the first paint, on a phone with a slow network and a slow processor. */
import type { BrowserContext } from "@playwright/test";
import { sampleOf } from "../support/tiers.ts";
import { expect, failedResource, holdScripts, open, type Page, test } from "./fixtures.ts";

const delaysMs = [0, 50, 200, 1000];

/** React and the router, which a reader who only reads never fetches. */
const reactCode = /\/assets\/vendor-/;

const phone = { width: 360, height: 740 };

async function slowPhone(page: Page, context: BrowserContext): Promise<void> {
  await page.setViewportSize(phone);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/** Without a delay no script has come when the reader acts; with one, some have, and the network brings the others. */
async function afterFirstPaint(
  page: Page,
  path: string,
  delayMs: number,
  act: () => Promise<void>,
): Promise<void> {
  const letCome = delayMs === 0 ? await holdScripts(page) : () => {};
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.waitForTimeout(delayMs);
  await act();
  letCome();
}

test("a page that is read and scrolled fetches no React, whatever the reader does with text size, colours and menu", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/articles/learning-to-wait");
  const html = page.locator("html");
  await page.getByRole("button", { name: "Larger text" }).click();
  await expect(html).toHaveAttribute("data-text-size", "large");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(html).toHaveAttribute("data-mode", "dark");
  await page.getByRole("banner").getByLabel("Menu", { exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Devotionals" })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await page.getByRole("banner").getByRole("link", { name: "Devotionals" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Devotionals" })).toBeVisible();
  expect(requests.filter((url) => reactCode.test(url))).toEqual([]);
  expect(requests.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(1);
});

for (const delayMs of sampleOf(delaysMs, 1)) {
  test.describe(`${delayMs} ms after the first paint`, () => {
    test.beforeEach(({ page, context }) =>
      delayMs === 0 ? page.setViewportSize(phone) : slowPhone(page, context),
    );

    test("a button of the page does once what it says", async ({ page }) => {
      const topic = page
        .getByRole("list", { name: "What would you like to grow in?" })
        .getByRole("button")
        .first();
      await afterFirstPaint(page, "/", delayMs, () => topic.click());
      await expect(topic).toHaveAttribute("aria-pressed", "true");
    });

    test("the heart asks to sign in", async ({ page }) => {
      await afterFirstPaint(page, "/articles/learning-to-wait", delayMs, () =>
        page.getByRole("button", { name: "Save as a favorite" }).click(),
      );
      await expect(page.getByRole("dialog")).toContainText("Sign in to save your favorites");
    });

    test("what is typed stays, and is sent once", async ({ page }) => {
      const address = `early-${delayMs}-${Date.now()}@example.com`;
      await afterFirstPaint(page, "/es", delayMs, async () => {
        await page.getByLabel("Correo electrónico").pressSequentially(address);
        await page.getByRole("button", { name: "Quiero el versículo" }).click();
      });
      await expect(page.getByRole("main").getByRole("status")).toContainText(address);
    });

    test("a search that is typed at once finds what was typed", async ({ page }) => {
      await afterFirstPaint(page, "/search", delayMs, async () => {
        await page.getByRole("searchbox").or(page.getByRole("combobox")).pressSequentially("waiting");
        await page.keyboard.press("Enter");
      });
      await expect(page).toHaveURL(/\/search\?q=waiting$/);
      await expect(page.locator("main mark").first()).toBeVisible();
    });

    test("a quiz is answered", async ({ page }) => {
      await afterFirstPaint(page, "/trivia/1/12", delayMs, () =>
        page.locator("main li button").first().click(),
      );
      await expect(page.getByRole("button", { name: "Next question" })).toBeVisible();
    });
  });
}

test("a page that hydrates by itself holds nothing back afterwards", async ({ page }) => {
  const rules = page.locator("script[type=speculationrules]");
  await open(page, "/articles/learning-to-wait");
  await expect(rules).toHaveCount(1);
  await open(page, "/trivia/1/12");
  await expect(rules).toHaveCount(0);
});

test("of two buttons that are pressed while the page hydrates, the last one counts and none stays busy", async ({
  page,
}) => {
  const topics = page.getByRole("list", { name: "What would you like to grow in?" }).getByRole("button");
  await afterFirstPaint(page, "/", 0, async () => {
    await expect(topics.nth(1)).toBeAttached();
    // At once, as two fingers would.
    await topics.evaluateAll(([first, second]) => {
      for (const button of [first, second]) (button as HTMLElement).click();
    });
  });
  await expect(topics.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("without a network a button that needs one says so and works when it is back; what is read stays", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(failedResource);
  faults.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch/);
  await open(page, "/articles/learning-to-wait");
  await context.setOffline(true);
  const heart = page.getByRole("button", { name: "Save as a favorite" });
  await heart.click();
  await expect(page.getByText("This could not be loaded. Please try again in a moment.")).toBeVisible();
  await page.getByRole("button", { name: "Larger text" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "large");
  await context.setOffline(false);
  await heart.click();
  await expect(page.getByRole("dialog")).toContainText("Sign in to save your favorites");
});
