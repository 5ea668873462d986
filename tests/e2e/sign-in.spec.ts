import { readdirSync, readFileSync } from "node:fs";
import { formPaths } from "../../contracts/identity.ts";
import { sampleOf } from "../support/tiers.ts";
import { expect, expectAxeClean, open, pageReady, test } from "./fixtures.ts";
import { newMember, signedIn } from "./members.ts";
import { fillLogin, header, inLanguages, linkInMail, newAddress, password } from "./sign-in-steps.ts";

test("a wrong password shows an error, preserves the typed address, and leaks neither", async ({ page }) => {
  const labels = inLanguages["en-US"];
  await open(page, "/account/login");
  await page.getByLabel(labels.email).fill("nobody@example.com");
  await page.getByLabel(labels.password, { exact: true }).fill("not the right one");
  await page.getByRole("main").getByRole("button", { name: labels.signIn, exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("The e-mail address or the password is not right.");
  expect(new URL(page.url()).search).toBe("?error=email-or-password-wrong");
  await expect(page.getByLabel(labels.email)).toHaveValue("nobody@example.com");
  await expect(page.getByLabel(labels.password, { exact: true })).toHaveValue("");
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
  const labels = inLanguages["en-US"];
  await signedIn(page);
  await open(page, "/about");
  await expect(header(page).getByLabel(labels.account)).toBeVisible();
  await page.goto("/auth/login?redirectUrl=%2Fgrowth-plans");
  await expect(page).toHaveURL((url) => url.pathname === "/growth-plans");
  await page.goto("/auth/login");
  await expect(page).toHaveURL(/\/verses\/\d{4}\/\d+\/\d+$/);
});

test("action=login triggers a silent login; without a session the visitor stays anonymous", async ({
  page,
}) => {
  const labels = inLanguages["en-US"];
  await open(page, "/about?action=login");
  await expect(header(page).getByRole("link", { name: labels.signIn })).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === "");
  // As in a window that has never seen this person, though the provider has.
  await newMember(page.request);
  await page.goto("/about?action=login");
  await expect(page.getByText(labels.welcome)).toBeVisible();
});

test("a callback that belongs to no sign-in is explained", async ({ page }) => {
  await open(page, "/es/auth/callback?code=stolen&state=unknown");
  await expect(page.getByRole("alert")).toContainText("Vuelve a empezar.");
  await expect(page.getByRole("alert")).toContainText("No matching state found in storage");
  await expectAxeClean(page);
});

/** What the code of signing in cannot do without: texts of oidc-client-ts and of @simplewebauthn/browser. */
const signInTexts = ["No matching state found in storage", "WebAuthn is not supported in this browser"];

test("first load of a public page for an anonymous visitor carries none of the sign-in code", {
  tag: "@whole",
}, async ({ request }) => {
  const assets = "build/client/assets";
  const read = (file: string) => readFileSync(`${assets}/${file}`, "utf8");
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, file]) => file!);
  for (const path of ["/", "/es/about", "/articles/learning-to-wait", "/growth-plans", "/bible"]) {
    const waiting = named(await (await request.get(path)).text(), /\/assets\/([\w.-]+\.js)/g);
    const loaded = new Map<string, string>();
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (loaded.has(file)) continue;
      const code = read(file);
      loaded.set(file, code);
      // `import"./a.js"` and `from"./a.js"` are loaded with it; `import("./a.js")` waits until it is called.
      waiting.push(...named(code, /(?:import|from)\s*"\.\/([\w.-]+\.js)"/g));
    }
    expect(loaded.size, path).toBeGreaterThan(5);
    for (const text of signInTexts)
      expect([...loaded].filter(([, code]) => code.includes(text)).map(([file]) => file)).toEqual([]);
  }
  // The texts are somewhere in the build, or this would prove nothing.
  const all = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map(read);
  for (const text of signInTexts)
    expect(
      all.some((code) => code.includes(text)),
      text,
    ).toBe(true);
});

for (const path of sampleOf(
  [
    "login",
    "email-link",
    "sign-in-link",
    "second-factor",
    "register",
    "forgot-password",
    "reset-password",
    "verify-email",
    "change-email",
    "cancel-deletion",
  ],
  1,
)) {
  test(`/account/${path}: axe finds nothing, it fits 320 px, and it is noindex`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `/es/account/${path}?error=token-invalid`);
    await expectAxeClean(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectAxeClean(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
}

test("the header fits between phone and desk in both languages", { tag: "@whole" }, async ({ page }) => {
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

test("a link in a mail confirms nothing by being opened, where scripts run too; on another device the password does", async ({
  page,
  request,
}) => {
  const labels = inLanguages.es;
  const address = newAddress();
  const entered = { email: address, password, firstName: "Ana", lastName: "", locale: "es" };
  await request.post(formPaths.register, { form: entered, maxRedirects: 0 });
  const link = await linkInMail(request, address);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(link);
  await pageReady(page);
  expect(page.url()).not.toContain("token");
  const signIn = await request.post(formPaths.login, { form: entered, maxRedirects: 0 });
  expect(signIn.headers().location).toContain("error=email-or-password-wrong");
  await expectAxeClean(page);
  await page.getByLabel(labels.password, { exact: true }).fill("la que no es");
  await page.getByRole("button", { name: labels.confirm }).click();
  await expect(page.getByRole("alert")).toContainText("Esta no es la contraseña correcta.");
  await page.getByLabel(labels.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: labels.confirm }).click();
  await expect(page.getByText(labels.welcome)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the account's forms still work: register, confirm, sign in, and a reset of the password", {
    tag: "@whole",
  }, async ({ page }) => {
    const labels = inLanguages["en-US"];
    const address = newAddress();
    await page.goto("/account/register");
    await page.getByLabel(labels.firstName).fill("Ana");
    await page.getByLabel(labels.email).fill(address);
    await page.getByLabel(labels.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: labels.create }).click();
    await expect(page.getByRole("heading", { level: 1, name: labels.mailbox })).toBeVisible();
    await page.goto(await linkInMail(page.request, address));
    await page.getByRole("button", { name: labels.confirm }).click();
    await expect(page.getByRole("heading", { name: "Taking you to sign in" })).toBeVisible();
    await page.goto("/account/login");
    await fillLogin(page, labels, address);
    await expect(page.getByRole("heading", { name: "Taking you to sign in" })).toBeVisible();
    expect(await page.content()).toContain("Signing in needs JavaScript");

    await page.goto("/account/forgot-password");
    await page.getByLabel(labels.email).fill(address);
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page.getByRole("status")).toContainText("a link is on its way");
    await page.goto(await linkInMail(page.request, address, "reset-password"));
    expect(page.url()).not.toContain("token");
    await page.getByLabel("New password").fill("password123");
    await page.getByRole("button", { name: "Save the new password" }).click();
    await expect(page.getByRole("alert")).toContainText("among the first that others would guess");
    await page.getByLabel("New password").fill("walnut lantern meadow brook");
    await page.getByRole("button", { name: "Save the new password" }).click();
    await expect(page.getByRole("status")).toContainText("Your password has been changed.");
  });
});
