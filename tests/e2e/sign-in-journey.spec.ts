import type { BrowserContext } from "@playwright/test";
import { identityApi } from "../../contracts/identity.ts";
import type { Device } from "../../contracts/identity-calls.ts";
import { expect, expectAxeClean, failedResource, open, type Page, test } from "./fixtures.ts";
import { logIn } from "./members.ts";
import { signInCode } from "./sign-in-code.ts";
import {
  fillLogin,
  header,
  inLanguages,
  newAddress,
  provider,
  register,
  signIn,
  signOut,
} from "./sign-in-steps.ts";

const memberCalls = /\/api\/v\d\//;
const english = inLanguages["en-US"];
const spanish = inLanguages.es;

/** A fingerprint reader with the right finger always on it. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** What a page asks the token endpoint for, in order. */
function grantRequests(page: Page): string[] {
  const grants: string[] = [];
  page.on("request", (request) => {
    const grant = /grant_type=(\w+)/.exec(request.postData() ?? "")?.[1];
    if (grant) grants.push(grant);
  });
  return grants;
}

/** By the page's clock it is so much later; its timers run on, so that nothing else is hurried. */
const moveClock = (page: Page, minutes: number) =>
  page.evaluate((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, minutes * 60_000);

const heldToken = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage }).match(/access_token[^,]+/)?.[0]);

/** As from another device: every session but its own is ended at the provider. */
async function endSessions(browserless: BrowserContext["request"], address: string): Promise<void> {
  const { token } = await logIn(browserless, address);
  const headers = { authorization: `Bearer ${token}` };
  const listed = await browserless.get(provider() + identityApi.devices, { headers });
  const { items } = (await listed.json()) as { items: Device[] };
  const others = items.filter(({ current }) => !current);
  expect(others.length).toBeGreaterThan(0);
  for (const { id } of others)
    expect(
      (await browserless.delete(`${provider()}${identityApi.devices}/${id}`, { headers })).status(),
    ).toBe(204);
}

test("register → mail → verify → sign in (redirect and popup) → silent renew across a moved clock → 401 with parallel calls → refresh failure → signed-out message → sign in again in Spanish → passkey → sign out; in two tabs at once", async ({
  page,
  context,
  playwright,
  baseURL,
  faults,
}) => {
  test.setTimeout(120_000);
  faults.expect(failedResource);
  const address = newAddress();
  const another = await context.newPage();
  const grants = { here: grantRequests(page), there: grantRequests(another) };

  await test.step("register, mail, verify, sign in by redirect; the other tab follows", async () => {
    await another.goto("/about");
    await register(page, english, address);
    await page.getByRole("dialog", { name: "Good to have you here" }).getByLabel("Close").click();
    await signOut(page, english);
    await signIn(page, english, address, "/search?q=grace");
    await expect(header(another).getByLabel(english.account)).toBeVisible();
    await page.reload();
    await expect(header(page).getByLabel(english.account)).toBeVisible();
    await expect(page.getByText(english.welcome)).toBeHidden();
    await header(page).getByLabel(english.account).click();
    await expect(page.getByText(address)).toBeVisible();
    await expectAxeClean(page);
    await header(page).getByLabel(english.account).click();
  });

  await test.step("sign out in one tab is sign out in both, and sign in by popup is sign in in both", async () => {
    await signOut(page, english);
    await expect(page).toHaveURL((url) => url.pathname === "/" && url.search === "");
    await expect(header(another).getByRole("link", { name: english.signIn })).toBeVisible();
    expect(await another.evaluate(() => localStorage.getItem("signed-in"))).toBeNull();
    const popupOpened = page.waitForEvent("popup");
    const done = page.evaluate(
      async (code) => (await import(code)).signInWithPopup() as boolean,
      signInCode(),
    );
    const popup = await popupOpened;
    await fillLogin(popup, english, address);
    expect(await done).toBe(true);
    await expect(page.getByText(english.welcome)).toBeVisible();
    await expect(header(another).getByLabel(english.account)).toBeVisible();
  });

  await test.step("an expiring token triggers a silent renewal, 60 seconds before its end, in each tab", async () => {
    grants.here.length = grants.there.length = 0;
    const before = await Promise.all([heldToken(page), heldToken(another)]);
    for (const tab of [page, another]) await moveClock(tab, 14.1);
    await expect.poll(() => heldToken(page)).not.toBe(before[0]);
    await expect.poll(() => heldToken(another)).not.toBe(before[1]);
    expect(grants).toEqual({ here: ["refresh_token"], there: ["refresh_token"] });
    await expect(header(page).getByLabel(english.account)).toBeVisible();
  });

  await test.step("401 while logged in, in calls at once: one shared refresh, and each is sent again", async () => {
    // Nothing of the page before may still be asking.
    await page.goto("/healthz");
    let refused = 0;
    await page.route(memberCalls, async (route, request) => {
      const { authorization } = request.headers();
      if (!authorization || grants.here.length > 0) return route.fallback();
      refused += 1;
      return route.continue({ headers: { ...request.headers(), authorization: "Bearer expired" } });
    });
    grants.here.length = 0;
    await page.goto(provider() ? "/my-profile" : "/my-profile#security");
    if (provider()) await expect(page.getByLabel(english.firstName)).toHaveValue("Ana");
    else await expect(page.getByText("This device")).toBeVisible();
    await expect.poll(() => refused).toBeGreaterThan(provider() ? 0 : 1);
    expect(grants.here).toEqual(["refresh_token"]);
    await page.unroute(memberCalls);
  });

  await test.step("the sessions are ended on the server: 'Session expired. You have been logged out.' in both tabs", async () => {
    const phone = await playwright.request.newContext({ baseURL: baseURL! });
    await endSessions(phone, address);
    await phone.dispose();
    for (const tab of [page, another]) await moveClock(tab, 14.1);
    // Each tab looks at its clock every five seconds, and its message goes after five.
    const tabs = [page, another];
    await Promise.all(
      tabs.map((tab) =>
        expect(tab.getByText("Session expired. You have been logged out.").first()).toBeVisible(),
      ),
    );
    for (const tab of tabs)
      await expect(header(tab).getByRole("link", { name: english.signIn })).toBeVisible();
  });

  await addAuthenticator(context, page);
  await test.step("sign in again in Spanish, and add a passkey", async () => {
    await page.bringToFront();
    await signIn(page, spanish, address, "/es/search?q=gracia");
    await expect(header(another).getByLabel(english.account)).toBeVisible();
    await page.goto(`${provider()}/es/my-profile#security`);
    await page.getByRole("button", { name: "Agregar una llave de acceso" }).click();
    await expect(page.getByText("Tu llave de acceso está lista.").first()).toBeVisible();
    await open(page, "/es/about");
    await signOut(page, spanish);
  });

  await test.step("the passkey signs in, without a password; then sign out, in both tabs", async () => {
    // The browser's own suggestion in the e-mail field is enough.
    await page.goto("/auth/login?redirectUrl=%2Fes%2Fabout");
    await expect(page).toHaveURL((url) => url.pathname === "/es/about");
    await expect(header(another).getByLabel(english.account)).toBeVisible();
    await signOut(page, spanish);
    // So is the button, in a browser that suggests nothing.
    await page.addInitScript(() =>
      Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false }),
    );
    await page.goto("/auth/login?redirectUrl=%2Fabout");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/about");
    await expect(page.getByText(english.welcome)).toBeVisible();
    await expect(header(another).getByLabel(english.account)).toBeVisible();
    await page.evaluate(
      (email) =>
        localStorage.setItem(
          "pathing-lead",
          JSON.stringify({ id: 7, email, firstName: "Ana", lastName: "" }),
        ),
      address,
    );
    await signOut(page, english);
    await expect(header(another).getByRole("link", { name: english.signIn })).toBeVisible();
    for (const tab of [page, another]) {
      const stored = await tab.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      expect(stored, "after sign-out nothing of the person stays in the browser").not.toMatch(
        new RegExp(`${address}|Ana|account-form|pathing-lead`),
      );
    }
    await another.reload();
    await expect(header(another).getByRole("link", { name: english.signIn })).toBeVisible();
  });
});
