import { expect, expectAxeClean, failedResource, open, type Page, test } from "./fixtures.ts";
import { signOut } from "./growth-steps.ts";
import { newMember, signedIn } from "./members.ts";
import { signInCode } from "./sign-in-code.ts";
import { fillLogin, header, inLanguages } from "./sign-in-steps.ts";

async function signInWithPopup(page: Page): Promise<{ popup: Page; done: Promise<boolean> }> {
  const popup = page.waitForEvent("popup");
  const done = page.evaluate(async (code) => (await import(code)).signInWithPopup() as boolean, signInCode());
  return { popup: await popup, done };
}

test("popup sign-in leaves the page where it is; closing the window is no error to be afraid of", async ({
  page,
  context,
}) => {
  const labels = inLanguages["en-US"];
  const { address } = await newMember(page.request);
  await context.clearCookies();
  await open(page, "/about");
  const closed = await signInWithPopup(page);
  await closed.popup.getByLabel(labels.email).waitFor();
  await closed.popup.close();
  expect(await closed.done).toBe(false);
  await expect(page.getByText("The sign-in window was closed before you were done.").first()).toBeVisible();
  const { popup, done } = await signInWithPopup(page);
  await fillLogin(popup, labels, address);
  expect(await done).toBe(true);
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByText(labels.welcome)).toBeVisible();
  await expect(header(page).getByLabel(labels.account)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/about");
});

test("one shared token refresh runs, however many calls ask for it; a tab whose copy spent its refresh token is vouched for by the session", async ({
  page,
  faults,
}) => {
  const labels = inLanguages["en-US"];
  faults.expect(failedResource);
  await signedIn(page);
  await open(page, "/about");
  await expect(header(page).getByLabel(labels.account)).toBeVisible();
  const grants: string[] = [];
  page.on("request", (request) => {
    const grant = /grant_type=(\w+)/.exec(request.postData() ?? "")?.[1];
    if (grant) grants.push(grant);
  });
  const renewTwice = () =>
    page.evaluate(async (code) => {
      const { renew } = (await import(code)) as { renew(): Promise<string | undefined> };
      const [one, other] = await Promise.all([renew(), renew()]);
      return one !== undefined && one === other;
    }, signInCode());
  expect(await renewTwice()).toBe(true);
  expect(grants).toEqual(["refresh_token"]);

  await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith("oidc.user"))!;
    const user = JSON.parse(sessionStorage.getItem(key)!) as { refresh_token: string };
    sessionStorage.setItem(key, JSON.stringify({ ...user, refresh_token: "spent" }));
  });
  expect(await renewTwice()).toBe(true);
  expect(grants).toEqual(["refresh_token", "refresh_token", "authorization_code"]);
  await expect(header(page).getByLabel(labels.account)).toBeVisible();
});

test("the user who signed in last in this browser is signed in, also in a tab that was on another page meanwhile", async ({
  page,
  context,
}) => {
  const ben = { account: "Account of Ben", welcome: "Welcome Ben!" };
  const ana = inLanguages["en-US"];
  const otherTab = await context.newPage();
  await signedIn(page);
  await otherTab.goto("/about");
  await expect(header(otherTab).getByLabel(ana.account)).toBeVisible();
  // No app code runs there to follow other tabs, and Ana's token is still stored.
  await otherTab.goto("/healthz");

  await page.bringToFront();
  await open(page, "/about");
  await expect(header(page).getByLabel(ana.account)).toBeVisible();
  await signOut(page, "en-US");
  await newMember(page.request, { firstName: "Ben" });
  await page.goto("/auth/login?redirectUrl=%2Fabout");
  await expect(page.getByText(ben.welcome)).toBeVisible();

  await otherTab.goto("/about");
  await expect(header(otherTab).getByLabel(ben.account)).toBeVisible();
  await expect(header(otherTab).getByLabel(ana.account)).toHaveCount(0);
});

test("login dialog: 'Click to Sign In' and 'Create an account'; where no window may open, the page is left and what was meant is done on return", async ({
  page,
  context,
}) => {
  const labels = inLanguages["en-US"];
  const { address } = await newMember(page.request);
  await context.clearCookies();
  await open(page, "/growth-plans/a-simple-way-to-pray");
  await page.getByRole("button", { name: "Subscribe" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Sign in to subscribe to plans")).toBeVisible();
  await expect(dialog.getByRole("link", { name: labels.create })).toHaveAttribute(
    "href",
    /^\/auth\/login\?redirectUrl=.*&action=register$/,
  );
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  const plan = page.url();
  await page.getByRole("button", { name: "Subscribe" }).click();
  await dialog.getByRole("button", { name: "Click to Sign In" }).click();
  await fillLogin(page, labels, address);
  await expect(page).toHaveURL(plan);
  await expect(page.getByRole("button", { name: "Subscribed" })).toHaveAttribute("aria-pressed", "true");
});
