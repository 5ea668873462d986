import { afterTasks, expect, open, pageReady, test } from "./fixtures.ts";
import { hide, measured, named } from "./measured.ts";
import { signedIn } from "./members.ts";
import {
  anotherPage,
  cardForm,
  cards,
  choosePlan,
  dialogOf,
  followOffer,
  openPortal,
  pay,
} from "./purchase-steps.ts";
import { inLanguages, newAddress, register, signIn } from "./sign-in-steps.ts";

test.use({ hasRefused: false });

const labels = inLanguages["en-US"];
const lesson = "/study-guides/ruth/2-a-stranger-in-the-field";

test("an anonymous purchase, declined and then paid, is claimed after sign-up: premium on reload and on another device", async ({
  page,
  browser,
}) => {
  const address = newAddress();
  const events = await measured(page);
  await open(page, lesson);
  const closed = page.getByRole("heading", { name: "The rest is for premium members" });
  await expect(closed).toBeVisible();
  await afterTasks(page);
  // To a stranger the server's words are enough: nothing is loaded that could open it.
  await expect(closed).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => /\/gate-[^/]*\.js$/.test(name))).toEqual([]);
  await followOffer(page, "Try the study guides free");
  await expect(dialogOf(page).getByRole("button", { name: "start your 7-day free trial" })).toBeVisible();
  await page.keyboard.press("Escape");
  await followOffer(page, "What Premium includes");
  const offer = page.getByRole("dialog", { name: "Unlock Unlimited Access to Bible Study Guides" });
  await offer.getByRole("button", { name: "No, thanks. I don't want more features." }).click();
  await followOffer(page, "What Premium includes");
  await expect(offer.getByRole("radio", { name: "Annual" })).toBeChecked();
  await offer.getByRole("button", { name: "Yes, I want unlimited access!" }).click();
  await expect(page.getByRole("dialog", { name: "Checkout" })).toBeVisible();
  await pay(page, cards.declined, address);
  await expect(cardForm(page).getByText("Your card was declined")).toBeVisible();
  await pay(page, cards.succeeds, address);
  await expect(page).toHaveURL(/\/subscriptions\/votd-st-success\?/);
  const thanks = page.getByRole("dialog", { name: "Thanks for becoming a premium member!" });
  await expect(thanks.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(page.getByText("Welcome to Wellspring Premium!")).toBeVisible();
  // The session is used once and leaves the address; what measured it stays.
  expect(new URL(page.url()).search).toBe("?utm_campaign=study_guide_offer&utm_content=annual");
  // Temporary premium hides offers, but opens nothing: the server has the last word.
  await open(page, lesson);
  await expect(page.getByRole("heading", { name: "It is paid. One step is left." })).toBeVisible();

  await register(page, labels, address);
  const welcome = page.getByRole("dialog", { name: "Thanks for becoming a premium member!" });
  await expect(welcome.getByText("Your account has been updated and you are all set.")).toBeVisible();
  await welcome.getByRole("button", { name: "Get Started" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await open(page, lesson);
  await expect(page.getByRole("heading", { name: "Leave an edge" })).toBeVisible();
  await expect(closed).toHaveCount(0);

  const other = await browser.newContext();
  const device = await anotherPage(other);
  await signIn(device, labels, address, lesson);
  await expect(device.getByRole("heading", { name: "Leave an edge" })).toBeVisible();
  await open(device, "/verses/evening");
  await expect(device.locator("main blockquote")).toBeVisible();
  // Shared like the morning's: the words and where they are from.
  const share = device.getByRole("main").getByRole("button", { name: "Share", exact: true });
  const cited = (await device.locator("main blockquote cite").textContent()) ?? "";
  expect(JSON.parse((await share.getAttribute("data-shared")) ?? "")).toMatchObject({
    title: expect.stringContaining(cited),
  });
  await share.click();
  await expect(device.getByRole("dialog")).toBeVisible();
  await other.close();

  // What was measured on the way: each event once, with what the specification has it say.
  await hide(page);
  const study = { offerName: "study_guide_offer", source: "gate" };
  const trial = { offerName: "study_guide_trial_offer", source: "gate" };
  expect(named(await events())).toEqual([
    ["show_offer", trial],
    ["decline_offer", trial],
    ["show_offer", study],
    ["decline_offer", study],
    ["show_offer", study],
    ["accept_offer", { ...study, paymentMethod: "Stripe", termLength: "Annual", price: 39.99 }],
    ["offer_complete", { ...study, paymentMethod: "Stripe" }],
    ["login_start", {}],
    ["signup_start", {}],
    ["login_start", {}],
    ["login_complete", {}],
  ]);
});

test("a member's purchase: abandoned and taken up again, clicked twice, in two tabs, with 3-D Secure: one charge", async ({
  page,
  context,
}) => {
  const events = await measured(page);
  await signedIn(page);
  await choosePlan(page, "Monthly");
  await expect(cardForm(page).getByText("$4.99 a month")).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await expect(dialogOf(page)).toHaveCount(0);

  await open(page, "/premium");
  await afterTasks(page);
  await page.getByRole("link", { name: "Choose Annual" }).dblclick();
  await expect(cardForm(page).getByText("$39.99 a year")).toBeVisible();
  const tab = await anotherPage(context);
  const alsoSent = await measured(tab);
  await choosePlan(tab);
  await expect(cardForm(tab).locator("#pay")).toBeVisible();

  await pay(page, cards.authenticates);
  await cardForm(page).getByRole("button", { name: "Approve the payment" }).click();
  await expect(page).toHaveURL(/\/subscriptions\/standard-success/);
  const welcome = page.getByRole("dialog", { name: "Thanks for becoming a premium member!" });
  await expect(welcome.getByText("Your account has been updated and you are all set.")).toBeVisible();
  await expect(page.getByText("Welcome to Wellspring Premium!")).toBeVisible();
  // The other tab's form is of the same session, which has been paid.
  await pay(tab, cards.succeeds);
  await expect(tab).toHaveURL(/\/subscriptions\/standard-success/);
  await hide(tab);
  const completed = named(await alsoSent()).filter(([name]) => name === "offer_complete");
  await tab.close();

  await openPortal(page);
  await expect(page.getByText("$39.99", { exact: false }).first()).toBeVisible();
  await expect(page.locator("main").getByRole("row")).toHaveCount(1);
  await open(page, "/premium");
  await expect(page.getByText("You are a premium member. Thank you.")).toBeVisible();
  await pageReady(page);
  await hide(page);
  completed.push(...named(await events()).filter(([name]) => name === "offer_complete"));
  // Two tabs came back from the card form; it is one purchase.
  expect(completed).toEqual([
    ["offer_complete", expect.objectContaining({ paymentMethod: "Stripe", offerName: expect.any(String) })],
  ]);
});
