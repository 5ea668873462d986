import { expect, type Page, test } from "./fixtures.ts";
import { newMember } from "./members.ts";
import { cardForm, cards, choosePlan, dialogOf, fillInCard } from "./purchase-steps.ts";
import { atLogin, fillLogin, inLanguages } from "./sign-in-steps.ts";
import { underToast } from "./under-toast.ts";

const labels = inLanguages["en-US"];

test.use({ viewport: { width: 360, height: 740 } });

/** A slow phone on a slow network: six times less processor, 1.6 Mbit/s. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const phone = await page.context().newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await phone.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  return async () => {
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await phone.send("Network.disable");
    await phone.detach();
  };
}

for (const afterMs of [0, 150, 400, 1000])
  test(`an anonymous purchase is claimed though its buyer, on a slow phone, clicks on ${afterMs} ms after the return page shows`, async ({
    page,
  }) => {
    await choosePlan(page);
    await fillInCard(page, cards.succeeds);
    const speedUp = await slowDown(page);
    await cardForm(page).locator("#pay").click();
    await page.waitForURL(/session_id=/, { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForTimeout(afterMs);
    const link = page.locator("main a[href='/contact-us']").first();
    const question = dialogOf(page).getByRole("button", { name: "Sign Up" });
    await link.click({ noWaitAfter: true, timeout: 20_000 }).catch(() => {});
    // Either the buyer has left, or the question was faster than the click: then it is put away, and the buyer goes on.
    const hasLeft = () => page.url().includes("/contact-us");
    await expect(async () => expect(hasLeft() || (await question.isVisible())).toBe(true)).toPass();
    const dialogShown = !hasLeft();
    if (dialogShown) {
      await page.keyboard.press("Escape");
      await link.click({ noWaitAfter: true });
      await page.waitForURL(/\/contact-us/);
    }
    await speedUp();
    if (!dialogShown) await expect(question).toBeVisible();

    await newMember(page.request);
    await page.evaluate(() => localStorage.setItem("signed-in", "1"));
    await page.goto("/about");
    await expect(page.getByText("Your account has been updated and you are all set.")).toBeVisible();
  });

test("toasts cover no button on a phone: after buying, and after signing in with what was bought", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { address } = await newMember(page.request);
  await page.context().clearCookies();
  await choosePlan(page);
  await fillInCard(page, cards.succeeds);
  await cardForm(page).locator("#pay").click();
  const shown = page.locator("[role=region] .shadow-float:visible");
  const welcome = "Welcome to Wellspring Premium!";
  await expect(dialogOf(page).getByRole("button", { name: "Login" })).toBeVisible();
  await expect(shown).toHaveText(welcome);
  expect(await underToast(page, welcome)).toEqual([]);
  await dialogOf(page).getByRole("button", { name: "Login" }).click();
  await atLogin(page);
  await fillLogin(page, labels, address);
  await expect(dialogOf(page).getByText("Get Started")).toBeVisible();
  await expect(shown).toHaveCount(1);
  expect(await underToast(page, ((await shown.textContent()) ?? "").trim())).toEqual([]);
});
