import { consentsPath, consentWordings, privacyWordings } from "../../../contracts/consents.ts";
import { defaultChoices } from "../../../contracts/notifications.ts";
import { nextLocalTime } from "../../../platform/time-zone.ts";
import {
  expect,
  expectAxeClean,
  failedResource,
  open,
  type Page,
  resetClock,
  setClock,
  test,
} from "../fixtures.ts";
import { linkIn, newestMailTo } from "../mailbox.ts";
import { measured } from "../measured.ts";
import { newAddress } from "../sign-in-steps.ts";
import { siteNow } from "../site-day.ts";

test.use({ hasRefused: false });
test.afterEach(({ request }) => resetClock(request));

interface SentImpression {
  accepted: boolean;
}

/** Gives the address on a landing page, and answers the partners' offers: yes to the second. */
async function capture(page: Page, address: string): Promise<SentImpression[]> {
  const impressions: SentImpression[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/impressions")) impressions.push(...(request.postDataJSON() as []));
  });
  await open(page, "/landing/f?utm_source=e2e");
  await page.getByLabel("E-mail address").fill(address);
  await page.getByRole("button", { name: "Send me the verse" }).click();
  // Each offer with its exact words; nothing is ticked.
  const dialog = page.getByRole("dialog");
  const boxes = dialog.getByRole("checkbox");
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await expectAxeClean(page);
  const shown = await boxes.count();
  await boxes.nth(1).check();
  await dialog.getByRole("button", { name: "Yes to 1" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: address })).toBeVisible();
  await expect.poll(() => impressions.length).toBe(shown);
  return impressions;
}

/** A subscriber needed only for e-mails: submits the real forms without a page. */
async function subscribeInSpanish(page: Page, email: string): Promise<void> {
  const form = { email, timeZone: "America/New_York" };
  expect((await page.request.post("/es/newsletter", { form })).status()).toBe(200);
  const mail = await newestMailTo(page.request, email, /^Confirma tu correo/);
  const token = new URL(linkIn(mail, "/es/newsletter/confirm")).searchParams.get("token");
  expect((await page.request.post(`${consentsPath}/confirm`, { data: { token } })).status()).toBe(200);
}

const card = (page: Page, text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text });

test("capture → co-registration → confirm mail → receipts → revoke → unsubscribe by the e-mail's link and by one click, in both languages", async ({
  page,
  request,
  faults,
}) => {
  const [address, spanish] = [newAddress(), newAddress()];
  const events = await measured(page);

  await test.step("capture and co-registration: the lead is stored and counted, and each answer is an impression", async () => {
    const impressions = await capture(page, address);
    expect(impressions.map(({ accepted }) => accepted)).toEqual(impressions.map((_, n) => n === 1));
    for (const impression of impressions)
      expect(impression).toMatchObject({
        rsid: expect.stringMatching(/^I\d{3}/),
        pendingImpressionId: expect.any(String),
        parameters: [{ key: "utm_source", value: "e2e" }],
      });
    const lead = JSON.parse((await page.evaluate(() => localStorage.getItem("pathing-lead")))!);
    expect(lead).toMatchObject({ id: expect.any(Number), email: address });
    expect(lead.id).toBeGreaterThan(0);
    // The partner was accepted after the first mail was written, so another one lists both.
    await expect
      .poll(async () => (await newestMailTo(request, address, /^Confirm/)).text)
      .toContain("may send me");
    await page.goto(linkIn(await newestMailTo(request, address, /^Confirm/), "/newsletter/confirm"));
    const identified = (await events()).filter(({ event }) => event === "$identify");
    expect(identified.map(({ properties }) => properties)).toEqual([
      expect.objectContaining({
        distinct_id: `pf:${lead.id}`,
        $anon_distinct_id: expect.stringMatching(/^\$device:/),
      }),
    ]);
  });

  await test.step("the page lists what the mail listed, and nothing is confirmed where nothing is checked", async () => {
    const boxes = page.getByRole("checkbox");
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) await box.uncheck();
    faults.expect(failedResource);
    await page.getByRole("button", { name: "Yes, confirm" }).click();
    await expect(page.getByRole("alert")).toContainText("nothing was confirmed");
    await expect(page.getByRole("checkbox", { name: /may send me/ })).toBeChecked();
    await expectAxeClean(page);
  });

  await test.step("confirmed by a button; each consent is listed with its exact words, and taken back by itself", async () => {
    await page.getByRole("button", { name: "Yes, confirm" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("all set");
    await page.getByRole("link", { name: "See what I agreed to" }).click();
    const verse = card(page, "Verse of the day by e-mail");
    await expect(verse).toContainText(consentWordings.newsletter["en-US"]);
    await expect(verse).toContainText("Confirmed on");
    const partner = card(page, /may send me/);
    await expect(partner).toContainText("Confirmed on");
    // What was said to measurement and marketing has a receipt, too, now that it is known whose it is.
    const measurement = card(page, "Measurement");
    await expect(measurement).toContainText(privacyWordings.note.measurement["en-US"]);
    await expect(measurement).toContainText("Not confirmed: chosen in a browser");
    const heading = page.getByRole("heading", { name: "Advertising" });
    const advertising = page.getByRole("listitem").filter({ has: heading });
    await expect(advertising).toContainText("Declined on");
    await expect(advertising).toContainText("Not confirmed: chosen in a browser");
    await expectAxeClean(page);

    await measurement.getByRole("button").click();
    await expect(measurement).toContainText("Withdrawn on");
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual([]);
    await partner.getByRole("button").click();
    await expect(partner).toContainText("Withdrawn on");
    await expect(partner.getByRole("button")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("pathing-lead"))).toBeNull();
    await expect(verse.getByRole("button")).toBeVisible();
  });

  await subscribeInSpanish(page, spanish);
  const morning = nextLocalTime(siteNow(), defaultChoices.morningTime, "America/New_York");
  await setClock(request, new Date(morning.getTime() + 60_000).toISOString());

  await test.step("the visible link in the e-mail opens a page whose button unsubscribes", async () => {
    const mail = await newestMailTo(request, address, /^Verse of the day/);
    await page.goto(`/dev/mailbox/${mail.id}/html`);
    await page.getByRole("link", { name: "Unsubscribe" }).click();
    await page.getByRole("button", { name: "Stop these e-mails" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Done." })).toBeVisible();
    await open(page, new URL(linkIn(mail, "/consents")).pathname + new URL(linkIn(mail, "/consents")).search);
    await expect(card(page, "Verse of the day by e-mail")).toContainText("Withdrawn on");
  });

  await test.step("a mail program needs one POST to the address of List-Unsubscribe (RFC 8058)", async () => {
    const mail = await newestMailTo(request, spanish, /^Versículo del día/);
    expect(mail.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const oneClick = /^<(.+)>$/.exec(mail.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const answer = await request.post(oneClick, { form: { "List-Unsubscribe": "One-Click" } });
    expect(answer.status()).toBe(200);
    await page.goto(linkIn(mail, "/es/consents"));
    await expect(card(page, "Versículo del día por correo")).toContainText("Retirado el");
    await expect(card(page, consentWordings.newsletter.es)).toHaveCount(1);
  });
});
