import { Secret, TOTP } from "otpauth";
import { expect, expectAxeClean, open, type Page, test } from "./fixtures.ts";
import { signedIn } from "./members.ts";
import { header, inLanguages } from "./sign-in-steps.ts";
import { siteNow } from "./site-day.ts";

const labels = inLanguages["en-US"];
const halfMinuteMs = 30_000;

const halfMinutes = (aheadMs = 0) => Math.floor((siteNow().getTime() + aheadMs) / halfMinuteMs);

/**
 * A code is good once, and with a clock that is half a minute off, so each is made for a later half minute than the one
 * before: at first for the last one, or for this one if it is about to end.
 */
function authenticator(key: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  const aboutToEndMs = 20_000;
  let used = 0;
  return async () => {
    used = Math.max(used + 1, halfMinutes(aboutToEndMs) - 1);
    // Two codes of one half minute before are all that is there.
    await expect.poll(() => halfMinutes(), { timeout: 2 * halfMinuteMs }).toBeGreaterThanOrEqual(used - 1);
    return totp.generate({ timestamp: used * halfMinuteMs });
  };
}

async function signOutAndIn(page: Page, address: string, password: string): Promise<void> {
  await header(page).getByLabel(labels.account).click();
  await page.getByRole("button", { name: labels.signOut, exact: true }).click();
  await expect(page.getByText(labels.goodbye)).toBeVisible();
  await open(page, "/about");
  await header(page).getByRole("link", { name: labels.signIn }).click();
  await page.getByLabel(labels.email).fill(address);
  await page.getByLabel(labels.password, { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Enter your code" })).toBeVisible();
}

/** By keyboard alone. */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).focus();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

/** Greeted and back: the page that follows the greeting closes an open menu. */
async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByText(labels.welcome)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/about");
}

test.use({ permissions: ["clipboard-write"] });

test("two-step verification: set up in the profile by taps, asked for after the password, and a recovery code works once", async ({
  page,
  faults,
}) => {
  faults.expect(/second-factor\/confirmation/);
  const { address, password } = await signedIn(page);
  await open(page, "/my-profile");
  await page.getByRole("link", { name: "Security" }).click();
  await page.getByRole("button", { name: "Set up two-step verification" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const key = await page.getByText("Or type this key into the app:").locator("code").textContent();
  const nextCode = authenticator(key ?? "");
  await expect(page.getByRole("link", { name: "Open in an authenticator app" })).toHaveAttribute(
    "href",
    new RegExp(`^otpauth://totp/.*secret=${key?.replaceAll(" ", "")}`),
  );
  await page.getByRole("button", { name: "Copy the key" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  await page.getByLabel("Code from the app").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("That code is not right or was already used.")).toBeVisible();
  await page.getByLabel("Code from the app").fill(await nextCode());
  await page.keyboard.press("Enter");
  const list = page.getByRole("region", { name: "Your recovery codes" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await expect(list.getByRole("heading")).toBeFocused();
  await expect(list.getByRole("heading")).toBeInViewport();
  await expect(list.getByRole("button", { name: "Copy the codes" })).toBeVisible();
  const download = page.waitForEvent("download");
  await list.getByRole("link", { name: "Download the codes" }).click();
  expect((await download).suggestedFilename()).toBe("wellspring-recovery-codes.txt");
  const recoveryCode = (await list.getByRole("listitem").first().textContent()) ?? "";
  await expectAxeClean(page);
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("Recovery codes left: 10.")).toBeVisible();

  await signOutAndIn(page, address, password);
  await expectAxeClean(page);
  await typeCode(page, "123123");
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === "/account/second-factor");
  await typeCode(page, await nextCode());
  await expectSignedIn(page);

  await signOutAndIn(page, address, password);
  await typeCode(page, recoveryCode);
  await expectSignedIn(page);
  await signOutAndIn(page, address, password);
  await typeCode(page, recoveryCode);
  await expect(page.getByRole("alert")).toBeVisible();
  await typeCode(page, await nextCode());
  await expectSignedIn(page);
  await open(page, "/my-profile");
  await page.getByRole("link", { name: "Security" }).click();
  await expect(page.getByText("Recovery codes left: 9.")).toBeVisible();
});
