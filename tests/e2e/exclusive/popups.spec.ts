import { expect, open, type Page, pageReady, resetClock, setClock, test } from "../fixtures.ts";
import { hide, measured, named } from "../measured.ts";

test.use({ hasRefused: false });

test.afterEach(({ request }) => resetClock(request));

/** A navigation within the site, as a reader makes it. */
async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
  await pageReady(page);
}

const tracked = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      (
        JSON.parse(localStorage.getItem("popup-trackers") ?? "[]") as {
          name: string;
          pageViewCount: number;
        }[]
      ).map(({ name, pageViewCount }) => [name, pageViewCount]),
    ),
  );

test("nothing on the first day; then the sign-up reminder, and with the third page view the premium offer, one per view", async ({
  page,
  request,
}) => {
  const events = await measured(page);
  await setClock(request, "2027-03-01T12:00:00Z");
  await open(page, "/about");
  await expect.poll(() => tracked(page)).toEqual({ "sitewide-premium": 0, "sign-up-reminder": 0 });
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await setClock(request, "2027-03-02T12:30:00Z");
  await open(page, "/faq");
  const reminder = page.getByRole("dialog", { name: "Get a FREE Account" });
  await expect(reminder).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reminder).toHaveCount(0);
  await follow(page, "Giving");
  await expect.poll(() => tracked(page)).toMatchObject({ "sitewide-premium": 2 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Account pages neither show nor count one.
  await open(page, "/account/forgot-password");
  await open(page, "/how-it-works");
  const offer = page.getByRole("dialog");
  await expect(offer.getByRole("radio", { name: "Annual" })).toBeChecked();
  expect(await tracked(page)).toEqual({ "sitewide-premium": 0, "sign-up-reminder": 0 });
  await page.keyboard.press("Escape");
  await follow(page, "Questions");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // After its cooldown the reminder comes again; in one session it is counted once.
  await setClock(request, "2027-03-10T12:30:00Z");
  await open(page, "/faq");
  await expect(reminder).toBeVisible();
  await hide(page);
  const shown = { offerName: expect.stringMatching(/^\w+$/), source: "sitewide_popup" };
  expect(named(await events())).toEqual([
    ["account_creation_popup", {}],
    ["show_offer", shown],
    ["decline_offer", shown],
  ]);
});

test("on study-guide pages the sign-up reminder is their own login dialog", async ({ page, request }) => {
  await setClock(request, "2027-03-01T12:00:00Z");
  await open(page, "/es/about");
  await expect.poll(() => tracked(page)).toMatchObject({ "sign-up-reminder": 0 });
  await setClock(request, "2027-03-02T12:30:00Z");
  await open(page, "/es/study-guides");
  await expect(page.getByRole("dialog", { name: "Crea tu cuenta" })).toContainText("Devocionales diarios");
});
