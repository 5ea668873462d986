import { readdirSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { expect, expectAxeClean, failedResource, open, type Page, test } from "./fixtures.ts";

interface Words {
  home: string;
  signIn: string;
  create: string;
  firstName: string;
  email: string;
  password: string;
  mailbox: string;
  confirmed: string;
  welcome: string;
  account: string;
  signOut: string;
  goodbye: string;
}

const inLanguages: Record<"en-US" | "es", Words> = {
  "en-US": {
    home: "/",
    signIn: "Sign in",
    create: "Create an account",
    firstName: "First name",
    email: "E-mail address",
    password: "Password",
    mailbox: "Look in your mailbox",
    confirmed: "Your e-mail address is confirmed",
    welcome: "Welcome Ana!",
    account: "Account of Ana",
    signOut: "Sign out",
    goodbye: "You have been logged out. Goodbye!",
  },
  es: {
    home: "/es",
    signIn: "Iniciar sesión",
    create: "Crear una cuenta",
    firstName: "Nombre",
    email: "Correo electrónico",
    password: "Contraseña",
    mailbox: "Mira tu buzón",
    confirmed: "Tu correo está confirmado",
    welcome: "¡Te damos la bienvenida, Ana!",
    account: "Cuenta de Ana",
    signOut: "Cerrar sesión",
    goodbye: "Has cerrado sesión. ¡Hasta pronto!",
  },
};

const password = "granite otter umbrella tide";
let people = 0;
const newAddress = () => `ana-${process.pid}-${Date.now()}-${++people}@example.com`;

/** The link to a page of the identity service in a message to this address. */
async function linkInMail(
  request: APIRequestContext,
  address: string,
  to: "verify-email" | "reset-password" = "verify-email",
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { items } = (await (await request.get("/dev/mailbox/messages")).json()) as {
        items: { to: { address: string }; text: string }[];
      };
      const texts = items.filter((mail) => mail.to.address === address).map(({ text }) => text);
      link = new RegExp(`https?://\\S+/${to}\\S+`).exec(texts.join("\n"))?.[0];
      return link;
    })
    .toBeTruthy();
  return link!;
}

const header = (page: Page) => page.getByRole("banner");

async function register(page: Page, words: Words, address: string): Promise<void> {
  await open(page, words.home);
  await header(page).getByRole("link", { name: words.signIn }).click();
  await page.getByRole("link", { name: words.create }).click();
  await page.getByLabel(words.firstName).fill("Ana");
  await page.getByLabel(words.email).fill(address);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.create }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.mailbox })).toBeVisible();
  await page.goto(await linkInMail(page.request, address));
  await expect(page.getByRole("heading", { level: 1, name: words.confirmed })).toBeVisible();
}

async function fillLogin(page: Page, words: Words, address: string): Promise<void> {
  await page.getByLabel(words.email).fill(address);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: words.signIn }).click();
}

/** From a page of the site and back to it. */
async function signIn(page: Page, words: Words, address: string, from: string): Promise<void> {
  await open(page, from);
  await header(page).getByRole("link", { name: words.signIn }).click();
  await fillLogin(page, words, address);
  await expect(page).toHaveURL((url) => url.pathname + url.search === from);
  await expect(page.getByText(words.welcome)).toBeVisible();
}

for (const [language, words] of Object.entries(inLanguages)) {
  test(`${language}: register → mail → verify → sign in → welcome → reload stays signed in → sign out → message`, async ({
    page,
  }) => {
    const address = newAddress();
    await register(page, words, address);
    const from = words.home === "/" ? "/search?q=grace" : "/es/search?q=gracia";
    await signIn(page, words, address, from);

    await page.reload();
    await expect(header(page).getByLabel(words.account)).toBeVisible();
    await expect(page.getByText(words.welcome)).toBeHidden();

    const another = await page.context().newPage();
    await another.goto(words.home);
    await expect(header(another).getByLabel(words.account)).toBeVisible();

    await header(page).getByLabel(words.account).click();
    await expect(page.getByText(address)).toBeVisible();
    await expectAxeClean(page);
    await page.getByRole("button", { name: words.signOut }).click();
    await expect(page.getByText(words.goodbye)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === words.home && url.search === "");
    await expect(header(page).getByRole("link", { name: words.signIn })).toBeVisible();
    // The other tab follows, and nothing signs in again.
    await expect(header(another).getByRole("link", { name: words.signIn })).toBeVisible();
    await another.reload();
    await expect(header(another).getByRole("link", { name: words.signIn })).toBeVisible();
    expect(await another.evaluate(() => localStorage.getItem("signed-in"))).toBeNull();
  });
}

test("a wrong password is told in words, keeps the address that was written, and leaks neither", async ({
  page,
}) => {
  const words = inLanguages["en-US"];
  await open(page, "/account/login");
  await page.getByLabel(words.email).fill("nobody@example.com");
  await page.getByLabel(words.password, { exact: true }).fill("not the right one");
  await page.getByRole("main").getByRole("button", { name: words.signIn }).click();
  await expect(page.getByRole("alert")).toContainText("The e-mail address or the password is not right.");
  expect(new URL(page.url()).search).toBe("?error=email-or-password-wrong");
  await expect(page.getByLabel(words.email)).toHaveValue("nobody@example.com");
  await expect(page.getByLabel(words.password, { exact: true })).toHaveValue("");
  await expectAxeClean(page);
});

test("'Navigating to an external URL is not allowed by default': sign-in is not even started", async ({
  page,
}) => {
  for (const value of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    await page.goto(`/auth/login?redirectUrl=${encodeURIComponent(value)}`);
    await expect(page.getByRole("alert")).toContainText(
      "Navigating to an external URL is not allowed by default",
    );
    expect(new URL(page.url()).pathname).toBe("/auth/login");
  }
});

test("already logged in: /auth/login leads to the redirectUrl value, otherwise to today's verse", async ({
  page,
}) => {
  const words = inLanguages["en-US"];
  const address = newAddress();
  await register(page, words, address);
  await signIn(page, words, address, "/about");
  await page.goto("/auth/login?redirectUrl=%2Fgrowth-plans");
  await expect(page).toHaveURL((url) => url.pathname === "/growth-plans");
  await page.goto("/auth/login");
  await expect(page).toHaveURL(/\/verses\/\d{4}\/\d+\/\d+$/);
});

test("action=login triggers a silent login; without a session the visitor stays anonymous", async ({
  page,
  context,
}) => {
  const words = inLanguages["en-US"];
  await open(page, "/about?action=login");
  await expect(header(page).getByRole("link", { name: words.signIn })).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === "");
  const address = newAddress();
  await register(page, words, address);
  await signIn(page, words, address, "/about");
  // As in another window that has never seen this person.
  const fresh = await context.newPage();
  await fresh.goto("/about");
  await fresh.evaluate(() => {
    sessionStorage.clear();
    localStorage.removeItem("signed-in");
  });
  await fresh.goto("/about?action=login");
  await expect(fresh.getByText(words.welcome)).toBeVisible();
});

/** The code that signs in, as a page loads it: nothing opens the small window yet. */
const signInCode = () =>
  `/assets/${readdirSync("build/client/assets").find((name) => /^sign-in-(?!errors).*\.js$/.test(name))}`;

async function signInWithPopup(page: Page): Promise<{ popup: Page; done: Promise<boolean> }> {
  const opened = page.waitForEvent("popup");
  const done = page.evaluate(async (code) => (await import(code)).signInWithPopup() as boolean, signInCode());
  return { popup: await opened, done };
}

test("popup sign-in leaves the page where it is; closing the window is no error to be afraid of", async ({
  page,
}) => {
  const words = inLanguages["en-US"];
  const address = newAddress();
  await register(page, words, address);
  await open(page, "/about");
  const closed = await signInWithPopup(page);
  await closed.popup.getByLabel(words.email).waitFor();
  await closed.popup.close();
  expect(await closed.done).toBe(false);
  await expect(page.getByText("The sign-in window was closed before you were done.").first()).toBeVisible();
  const { popup, done } = await signInWithPopup(page);
  await fillLogin(popup, words, address);
  expect(await done).toBe(true);
  expect(popup.isClosed()).toBe(true);
  await expect(page.getByText(words.welcome)).toBeVisible();
  await expect(header(page).getByLabel(words.account)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/about");
});

test("an expiring token triggers a silent renewal, 60 seconds before its end", async ({ page }) => {
  const words = inLanguages["en-US"];
  await page.clock.install();
  const address = newAddress();
  await register(page, words, address);
  await signIn(page, words, address, "/about");
  const token = () =>
    page.evaluate(() => JSON.stringify({ ...sessionStorage }).match(/access_token[^,]+/)?.[0]);
  const before = await token();
  const renewed = page.waitForResponse((response) => response.url().endsWith("/identity/token"));
  await page.clock.fastForward("14:05");
  expect((await renewed).status()).toBe(200);
  expect((await renewed).request().postData()).toContain("grant_type=refresh_token");
  await expect.poll(token).not.toBe(before);
  await expect(header(page).getByLabel(words.account)).toBeVisible();
});

test("one shared token refresh runs, however many calls ask for it; a tab whose copy spent its refresh token is vouched for by the session", async ({
  page,
  faults,
}) => {
  const words = inLanguages["en-US"];
  faults.expect(failedResource);
  const address = newAddress();
  await register(page, words, address);
  await signIn(page, words, address, "/about");
  const asked: string[] = [];
  page.on("request", (request) => {
    const grant = /grant_type=(\w+)/.exec(request.postData() ?? "")?.[1];
    if (grant) asked.push(grant);
  });
  const renewTwice = () =>
    page.evaluate(async (code) => {
      const { renew } = (await import(code)) as { renew(): Promise<string | undefined> };
      const [one, other] = await Promise.all([renew(), renew()]);
      return one !== undefined && one === other;
    }, signInCode());
  expect(await renewTwice()).toBe(true);
  expect(asked).toEqual(["refresh_token"]);

  await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith("oidc.user"))!;
    const user = JSON.parse(sessionStorage.getItem(key)!) as { refresh_token: string };
    sessionStorage.setItem(key, JSON.stringify({ ...user, refresh_token: "spent" }));
  });
  expect(await renewTwice()).toBe(true);
  expect(asked).toEqual(["refresh_token", "refresh_token", "authorization_code"]);
  await expect(header(page).getByLabel(words.account)).toBeVisible();
});

test("if renewal fails the user is logged out with the message 'Session expired. You have been logged out.'", async ({
  page,
  context,
  faults,
}) => {
  const words = inLanguages["en-US"];
  faults.expect(failedResource);
  await page.clock.install();
  const address = newAddress();
  await register(page, words, address);
  await signIn(page, words, address, "/about");
  // The provider has forgotten the session, and with it everything that hangs on it.
  await context.clearCookies();
  await page.route("**/identity/token", (route) =>
    route.fulfill({ status: 400, json: { error: "invalid_grant" } }),
  );
  await page.clock.fastForward("14:05");
  await expect(page.getByText("Session expired. You have been logged out.").first()).toBeVisible();
  await expect(header(page).getByRole("link", { name: words.signIn })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("signed-in"))).toBeNull();
});

test("a callback that belongs to no sign-in is explained", async ({ page }) => {
  await open(page, "/es/auth/callback?code=stolen&state=unknown");
  await expect(page.getByRole("alert")).toContainText("Vuelve a empezar.");
  await expect(page.getByRole("alert")).toContainText("No matching state found in storage");
  await expectAxeClean(page);
});

test("the first load of a public page carries none of the sign-in code for an anonymous visitor", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(3);
  for (const text of scripts) expect(text).not.toContain("No matching state found in storage");
});

for (const path of ["login", "register", "forgot-password", "reset-password", "verify-email"]) {
  test(`/account/${path}: axe finds nothing, it fits 320 px, and it is kept out of search engines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `/es/account/${path}?error=token-invalid`);
    await expectAxeClean(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectAxeClean(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
}

test("the header fits between phone and desk in both languages", async ({ page }) => {
  for (const address of ["/about", "/es/about"]) {
    await open(page, address);
    for (const width of [768, 800, 1023, 1024, 1100]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} ${width}`).toBe(
        width,
      );
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the account's forms still work: register, confirm, sign in, and a reset of the password", async ({
    page,
  }) => {
    const words = inLanguages["en-US"];
    const address = newAddress();
    await page.goto("/account/register");
    await page.getByLabel(words.firstName).fill("Ana");
    await page.getByLabel(words.email).fill(address);
    await page.getByLabel(words.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: words.create }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.mailbox })).toBeVisible();
    await page.goto(await linkInMail(page.request, address));
    await expect(page.getByRole("heading", { level: 1, name: words.confirmed })).toBeVisible();
    await page.goto("/account/login");
    await fillLogin(page, words, address);
    await expect(page.getByRole("heading", { name: "Taking you to sign in" })).toBeVisible();
    expect(await page.content()).toContain("Signing in needs JavaScript");

    await page.goto("/account/forgot-password");
    await page.getByLabel(words.email).fill(address);
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page.getByRole("status")).toContainText("a link is on its way");
    await page.goto(await linkInMail(page.request, address, "reset-password"));
    expect(page.url()).not.toContain("token");
    await page.getByLabel("New password").fill("password123");
    await page.getByRole("button", { name: "Save the new password" }).click();
    await expect(page.getByRole("alert")).toContainText("among the first that others would guess");
    await page.getByLabel("New password").fill("walnut lantern meadow brook");
    await page.getByRole("button", { name: "Save the new password" }).click();
    await expect(page.getByRole("status")).toContainText("Your password is changed.");
  });
});
