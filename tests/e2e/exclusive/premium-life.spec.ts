import { expect, open, type Page, resetClock, setClock, test } from "../fixtures.ts";
import { type Member, signedIn } from "../members.ts";
import { anotherPage, cards, choosePlan, followOffer, openPortal, pay } from "../purchase-steps.ts";
import { inLanguages, signIn } from "../sign-in-steps.ts";

test.describe.configure({ mode: "serial" });
test.afterEach(({ request }) => resetClock(request));

const labels = inLanguages["en-US"];
const lesson = "/study-guides/ruth/2-a-stranger-in-the-field";
const begin = Date.parse("2027-01-04T12:00:00Z");
const after = (days: number) => new Date(begin + days * 86_400_000).toISOString();

/** The member on another device, at another time: nothing of the purchase is stored there. */
async function onAnotherDevice(
  page: Page,
  { address }: Member,
  check: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await page.context().browser()!.newContext();
  const device = await anotherPage(context);
  await signIn(device, labels, address, "/about");
  await open(device, "/my-profile#subscription");
  await check(device);
  await context.close();
}

const subscriptionSays = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test("a failed renewal: premium stays for the days of grace, then the lessons close", {
  tag: "@whole",
}, async ({ page, request }) => {
  await setClock(request, after(0));
  const member = await signedIn(page);
  await choosePlan(page, "Monthly");
  await pay(page, cards.failsOnRenewal);
  await expect(page.getByText("Welcome to Wellspring Premium!")).toBeVisible();

  await setClock(request, after(32));
  await onAnotherDevice(page, member, async (device) => {
    await subscriptionSays(device, "Your last payment did not go through.");
    await open(device, lesson);
    await expect(device.getByRole("heading", { name: "Leave an edge" })).toBeVisible();
  });
  await setClock(request, after(42));
  await onAnotherDevice(page, member, async (device) => {
    await subscriptionSays(device, "Your subscription has ended.");
    await open(device, lesson);
    await expect(device.getByRole("heading", { name: "The rest is for premium members" })).toBeVisible();
  });
});

test("a trial ends by the clock and is paid; cancelled, premium stays; refunded, it goes", async ({
  page,
  request,
}) => {
  await setClock(request, after(0));
  const member = await signedIn(page);
  await open(page, "/bible/search?q=shepherd");
  await followOffer(page, "What Premium includes");
  await page.getByRole("radio", { name: "Monthly" }).check();
  await page.getByRole("button", { name: "Start my Free Trial Now" }).click();
  await pay(page, cards.succeeds);
  await expect(page.getByText("Welcome to Wellspring Premium!")).toBeVisible();
  await open(page, "/my-profile#subscription");
  await subscriptionSays(page, "You are trying Premium for free.");

  await setClock(request, after(8));
  await onAnotherDevice(page, member, async (device) => {
    await subscriptionSays(device, "You are a premium member. Thank you.");
    await openPortal(device);
    await device.getByRole("button", { name: /Cancel/ }).click();
    await open(device, "/my-profile#subscription");
    await subscriptionSays(device, "Your subscription is canceled.");
  });

  await page.goto("/sandbox/stripe");
  await page.getByRole("button", { name: "Refund" }).first().click();
  await onAnotherDevice(page, member, async (device) => {
    await subscriptionSays(device, "Your subscription has ended.");
  });
});
