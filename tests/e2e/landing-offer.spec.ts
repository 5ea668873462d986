import { premiumRole } from "../../contracts/site.ts";
import { emailKnownEvent, purchaseEvent } from "../../site/features/checkout/purchase-events.ts";
import { afterTasks, expect, inBothLanguages, open, test } from "./fixtures.ts";
import { hide, measured, named } from "./measured.ts";
import { signedIn } from "./members.ts";
import { cards, dialogOf, pay } from "./purchase-steps.ts";

test.use({ hasRefused: false });

test("/landing/p has its offer: bought there, counted, and sent to the pixel with value 0 and a lead by its e-mail", async ({
  page,
}) => {
  const events = await measured(page);
  await page.addInitScript(
    (names) => {
      for (const name of names)
        addEventListener(name, (event) =>
          sessionStorage.setItem(name, JSON.stringify((event as CustomEvent).detail)),
        );
    },
    [purchaseEvent, emailKnownEvent],
  );
  await open(page, "/landing/p");
  await expect(page.getByRole("radio", { name: "Annual" })).toBeChecked();
  await afterTasks(page);
  await page.getByRole("button", { name: "Go Premium" }).click();
  await pay(page, cards.succeeds, "buyer@example.com");
  await expect(page).toHaveURL(/\/subscriptions\/votd-success/);
  const thanks = dialogOf(page);
  await expect(thanks.getByRole("button", { name: "Sign Up" })).toBeVisible();
  await expect(thanks.getByRole("link", { name: "contact us." })).toHaveAttribute("href", "/contact-us");
  const eventDetail = (name: string) =>
    page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "null"), name);
  await expect
    .poll(() => eventDetail(purchaseEvent))
    .toMatchObject({
      offerName: "premium_verse_offer_premium_landing",
      value: 0,
      email: "buyer@example.com",
    });
  expect(await eventDetail(emailKnownEvent)).toEqual({ email: "buyer@example.com" });
  await hide(page);
  const offer = { offerName: "premium_verse_offer_premium_landing", source: "landing" };
  expect(named(await events())).toMatchObject([
    ["show_offer", offer],
    ["accept_offer", { ...offer, paymentMethod: "Stripe", termLength: "Annual" }],
    ["offer_complete", { ...offer, paymentMethod: "Stripe" }],
  ]);
});

test("premium members are shown nothing for sale, not even until that is known", async ({ page }) => {
  await signedIn(page, { roles: [premiumRole("Wellspring")] });
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/identity/auth?**", async (route) => {
    await held;
    await route.continue();
  });
  for (const path of ["/landing/p", "/premium"]) {
    await open(page, path);
    await expect(page.getByText("$4.99").first()).toBeHidden();
  }
  letThrough();
  await expect(page.getByText("You are a premium member.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the plans of /landing/p and their prices can be read in both languages", async ({ page }) => {
    for (const [, path] of inBothLanguages("/landing/p")) {
      await page.goto(path);
      await expect(page.getByRole("radio")).toHaveCount(3);
      await expect(page.getByRole("main")).toContainText("$4.99");
    }
  });
});
