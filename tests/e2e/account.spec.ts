import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { expect, expectAxeClean, failedResource, open, test } from "./fixtures.ts";
import { newMember, signedIn } from "./members.ts";
import { fillLogin, header, inLanguages, linkInMail, newAddress } from "./sign-in-steps.ts";

const labels = inLanguages["en-US"];

test("member-login routes: not logged in starts login with a redirect back; signing out there shows 401 'You are not authorized'", async ({
  page,
  context,
}) => {
  const { address } = await newMember(page.request);
  await context.clearCookies();
  await page.goto("/account/security");
  await fillLogin(page, labels, address);
  await expect(page).toHaveURL((url) => url.pathname + url.hash === "/my-profile#security");
  await expect(page.getByRole("heading", { level: 1, name: "Ana Ruiz" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Security" })).toBeVisible();
  await expect(page.getByText("This device")).toBeVisible();
  // Another tab signs out, and this one retains nothing of the member.
  const another = await context.newPage();
  await another.goto("/about");
  await header(another).getByLabel(labels.account).click();
  await another.getByRole("button", { name: labels.signOut }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are not authorized" })).toBeVisible();
  await expect(page.getByText("Ana Ruiz")).toBeHidden();
  await expectAxeClean(page);
  await page.getByRole("main").getByRole("link", { name: labels.signIn }).click();
  await expect(page.getByLabel(labels.password, { exact: true })).toBeVisible();
});

test("profile: names and the rest are saved, 'prefer not to say' is an empty string; when it fails what was typed stays", async ({
  page,
  faults,
}) => {
  faults.expect(/api\/v2\/account/);
  await signedIn(page, { locale: "es" });
  await open(page, "/es/my-profile");
  const first = page.getByLabel("Nombre", { exact: true });
  await expect(first).toHaveValue("Ana");
  await expect(page.getByLabel("Edad")).toHaveValue("");
  await first.fill("<b>Ana</b> María");
  await page.getByLabel("Edad").selectOption({ label: "De 35 a 44" });
  await page.getByLabel("Estado civil").selectOption({ label: "Casado/a" });
  await page.route("**/api/v2/account", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByRole("alert")).toContainText("Todo lo que escribiste sigue aquí");
  await expect(first).toHaveValue("<b>Ana</b> María");
  const saved = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  expect((await saved).postDataJSON()).toMatchObject({
    firstName: "<b>Ana</b> María",
    ageRange: "35-44",
    relationshipStatus: "married",
    gender: "",
  });
  await expect(page.getByText("Tu perfil está guardado.")).toBeVisible();
  // Shown as text, never as markup.
  await expect(page.getByRole("heading", { level: 1, name: "<b>Ana</b> María Ruiz" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Edad")).toHaveValue("35-44");
  await expect(first).toHaveValue("<b>Ana</b> María");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAxeClean(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("security: change password and e-mail, and sign another device out", { tag: "@whole" }, async ({
  page,
  browser,
  faults,
}) => {
  faults.expect(failedResource);
  const { address, password } = await signedIn(page);
  const phone = await browser.newContext({
    userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
  });
  const other = await phone.newPage();
  await other.goto("/auth/login?redirectUrl=%2Fabout");
  await fillLogin(other, labels, address);
  await expect(other.getByText(labels.welcome)).toBeVisible();

  await open(page, "/my-profile#security");
  const row = page.getByRole("listitem").filter({ hasText: "Firefox on Android" });
  await row.getByRole("button", { name: /Sign out/ }).click();
  await expect(page.getByText("Firefox on Android is signed out.")).toBeVisible();
  await expect(row).toBeHidden();
  await other.reload();
  await other.evaluate(() => sessionStorage.clear());
  await other.reload();
  await expect(header(other).getByRole("link", { name: labels.signIn })).toBeVisible();
  await phone.close();

  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current password").fill("not the right one");
  await page.getByLabel("New password").fill("walnut lantern meadow brook");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription("The password is not right.");
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password").fill("password123");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(
    /among the first that others would guess/,
  );
  await expectAxeClean(page);
  await page.getByLabel("New password").fill("walnut lantern meadow brook");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByText("Your password has been changed.").first()).toBeVisible();

  const next = newAddress();
  await page.getByRole("button", { name: "Change e-mail address" }).click();
  await page.getByLabel("New e-mail address").fill(next);
  await page.getByLabel("Current password").fill("walnut lantern meadow brook");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("status").filter({ hasText: next })).toBeVisible();
  await page.goto(await linkInMail(page.request, next, "change-email"));
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByText("Your new e-mail address is confirmed.")).toBeVisible();
});

test("your data is yours: everything in one archive after a fresh sign-in, and leaving with days to change one's mind", async ({
  page,
  faults,
}) => {
  faults.expect(failedResource);
  const { address, password } = await signedIn(page);
  await open(page, "/my-profile?section=data");
  // The sign-in is too old for it: asked once more in a dialog, the download then goes on by itself.
  await page.route(
    "**/identity/api/v1/data*",
    (route) =>
      route.fulfill({
        status: 403,
        json: { code: "sign_in.not_fresh", passkeys: false, secondFactor: false },
      }),
    { times: 1 },
  );
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download archive" }).click();
  const confirming = page.getByRole("dialog", { name: "Confirm that it is you" });
  await confirming.getByLabel("Your password").fill("not the right one");
  await page.keyboard.press("Enter");
  await expect(confirming.getByLabel("Your password")).toHaveAccessibleDescription(
    "The password is not right.",
  );
  await expectAxeClean(page);
  await confirming.getByLabel("Your password").fill(password);
  await page.keyboard.press("Enter");
  await expect(confirming).toBeHidden();
  const archive = unzipSync(readFileSync(await (await saving).path()));
  const names = Object.keys(archive);
  expect(names.some((name) => name.endsWith(".json"))).toBe(true);
  expect(names.some((name) => name.endsWith(".html"))).toBe(true);
  const text = Object.values(archive)
    .map((bytes) => Buffer.from(bytes).toString("utf8"))
    .join("\n");
  expect(text).toContain(address);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  const sure = dialog.getByRole("button", { name: "Yes, delete my account" });
  await expect(sure).toBeDisabled();
  await dialog.getByRole("checkbox").check();
  await dialog.getByLabel("Your password").fill(password);
  await expectAxeClean(page);
  // Slow: closing is refused until it is known whether the account goes.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/identity/api/v1/deletion", async (route) => {
    await held;
    await route.fallback();
  });
  await sure.click();
  await expect(sure).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Your request is on its way.")).toBeVisible();
  answer();
  await expect(
    page.getByText(/You are signed out, and your account will be deleted on/).first(),
  ).toBeVisible();
  await page.unroute("**/identity/api/v1/deletion");
  await page.goto("/my-profile?section=data");
  await fillLogin(page, labels, address);
  await expect(
    page.getByRole("heading", { name: "Your account is going to be deleted", exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();

  // Member groups: signed in, but without the role that this page asks for.
  await page.goto("/es/operator");
  await expect(page.getByRole("heading", { level: 1, name: "No tienes autorización" })).toBeVisible();
});

test("a section that fails says so in its place; the others open, and it comes back when tried again", {
  tag: "@whole",
}, async ({ page, faults }) => {
  faults.expect(/broken on purpose/);
  await signedIn(page);
  const broken = `export default () => {
    if (!globalThis.mended) throw new Error("broken on purpose");
    return "mended";
  }`;
  await page.route("**/assets/creators-section-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: broken }),
  );
  await open(page, "/");
  await header(page).getByLabel(labels.account).click();
  await page.getByRole("link", { name: "My profile" }).click();
  const sections = page.getByRole("navigation", { name: "Sections of your profile" });
  await sections.getByRole("link", { name: "Contributors" }).click();
  await expect(page.getByRole("alert")).toContainText("This part of the page could not be loaded.");
  await expect(page.getByRole("heading", { level: 1, name: "Ana Ruiz" })).toBeVisible();
  await sections.getByRole("link", { name: "Security" }).click();
  await expect(page.getByText("This device")).toBeVisible();
  await sections.getByRole("link", { name: "Contributors" }).click();
  await expect(page.getByRole("alert")).toContainText("This part of the page could not be loaded.");
  await page.evaluate(() => Object.assign(globalThis, { mended: true }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("mended")).toBeVisible();
});

test("what could not be loaded, or is not as agreed, says so and comes when tried again: plans, topics, creators, the journal", {
  tag: "@whole",
}, async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|ZodError|could not be loaded/);
  await signedIn(page);
  const [plans, topics, follows, journal] = [
    "**/growthplans/subscriptions*",
    "**/cards?choice=topics",
    "**/follows?*",
    "**/api/v2/journal",
  ];
  for (const address of [plans, topics, journal]) await page.route(address, (route) => route.abort());
  await page.route(follows, (route) => route.fulfill({ json: {} }));
  await open(page, "/my-profile");
  const sections = page.getByRole("navigation", { name: "Sections of your profile" });
  const back = async (address: string) => {
    await expect(page.getByRole("alert")).toContainText("This could not be loaded.");
    await page.unroute(address);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  };
  await sections.getByRole("link", { name: "Growth plans" }).click();
  await back(plans);
  await expect(page.getByText("You are not subscribed to a plan yet.")).toBeVisible();
  await sections.getByRole("link", { name: "Topics" }).click();
  await back(topics);
  await expect(page.getByRole("button", { name: "Peace" })).toBeVisible();
  await sections.getByRole("link", { name: "Contributors" }).click();
  await back(follows);
  await expect(page.getByText("You do not follow anyone yet.")).toBeVisible();
  await header(page).getByLabel(labels.account).click();
  await page.getByRole("link", { name: "Journal" }).click();
  await back(journal);
  await expect(page.getByText("Writing in the journal is part of Premium.")).toBeVisible();
});
