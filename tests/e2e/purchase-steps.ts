import type { BrowserContext } from "@playwright/test";
import { afterTasks, expect, open, type Page } from "./fixtures.ts";

export const cards = {
  succeeds: "4242424242424242",
  declined: "4000000000000002",
  authenticates: "4000002500003155",
  failsOnRenewal: "4000000000000341",
} as const;

/** A second page with the same ready listener as the first. */
export async function anotherPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() =>
    addEventListener("page:ready", (event) => {
      document.documentElement.dataset.pageReady = (event as CustomEvent<{ path: string }>).detail.path;
    }),
  );
  return page;
}

/** The open dialog; a toast calls itself one too. */
export const dialogOf = (page: Page) => page.locator("[role=dialog][data-size]");

/** A background task opens dialogs; until it runs, such a link leads to the benefits page. */
export async function followOffer(page: Page, link: string): Promise<void> {
  await afterTasks(page);
  await page.getByRole("main").getByRole("link", { name: link }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** From the benefits page to the card form. */
export async function choosePlan(page: Page, plan = "Annual"): Promise<void> {
  await open(page, "/premium");
  await followOffer(page, `Choose ${plan}`);
}

export const cardForm = (page: Page) => page.frameLocator('iframe[title="Card form"]');

export async function fillInCard(page: Page, number: string, email = "buyer@example.com"): Promise<void> {
  const form = cardForm(page);
  await form.getByLabel("Card number").fill(number);
  // A member is not asked for the address that is known.
  const address = form.getByLabel("E-mail");
  if (await address.isVisible()) await address.fill(email);
  await form.getByLabel("Expiry").fill("12 / 40");
  await form.getByLabel("Security code").fill("123");
}

/** Fills in the card form and pays. */
export async function pay(page: Page, number: string, email?: string): Promise<void> {
  await fillInCard(page, number, email);
  await cardForm(page).locator("#pay").click();
}

/** Everything the member has paid, as the billing portal lists it. */
export async function openPortal(page: Page): Promise<void> {
  await open(page, "/my-profile#subscription");
  await page.getByRole("button", { name: "Plan, card and invoices" }).click();
  await page.waitForURL(/\/sandbox\/stripe\/portal\//);
}
