import { consentsPath, consentTokenHeader, consentWordings } from "../../contracts/consents.ts";
import { expect, open, pageReady, test } from "./fixtures.ts";
import { linkIn, newestMailTo } from "./mailbox.ts";
import { hide, measured, measuring, ownProperties } from "./measured.ts";
import { newMember } from "./members.ts";
import { signInCode } from "./sign-in-code.ts";
import { atLogin, header, inLanguages, newAddress, password } from "./sign-in-steps.ts";

test.use({ hasRefused: false });

const labels = inLanguages["en-US"];
const nothing = {};
const view = (path: string, audience = "visitor") => [
  "page_view",
  expect.objectContaining({ path, audience }),
];

test("login_start, then login_complete or login_cancelled; logout; sign-up emits signup_start: each once, and each page viewed once; the newsletter's box is empty, and ticked it is a lead's consent", async ({
  page,
}) => {
  const events = await measured(page);
  // Their session is at the provider already, so that signing in needs no form.
  await newMember(page.request);
  await open(page, "/about");
  await measuring(page);
  await header(page).getByRole("link", { name: labels.signIn }).click();
  await expect(page.getByText(labels.welcome)).toBeVisible();
  await expect(page).toHaveURL("/about");
  await pageReady(page);
  await measuring(page);

  await header(page).getByLabel(labels.account).click();
  await page.getByRole("button", { name: labels.signOut }).click();
  await expect(page.getByText(labels.goodbye)).toBeVisible();
  await pageReady(page);
  await measuring(page);

  const popup = page.waitForEvent("popup");
  const done = page.evaluate(async (code) => (await import(code)).signInWithPopup() as boolean, signInCode());
  await (await popup).close();
  expect(await done).toBe(false);

  await header(page).getByRole("link", { name: labels.signIn }).click();
  await atLogin(page);
  await measuring(page);
  await page.getByRole("link", { name: labels.create }).click();
  await expect(page).toHaveURL("/account/register");
  await pageReady(page);
  await measuring(page);

  const address = newAddress();
  const box = page.getByRole("checkbox", { name: consentWordings.newsletter["en-US"], exact: true });
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(page.locator("input[name=rsid]")).toHaveValue(/^I\d{3}/);
  await page.getByLabel(labels.firstName).fill("Ana");
  await page.getByLabel(labels.email).fill(address);
  await page.getByLabel(labels.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: labels.create }).click();
  await expect(page.getByRole("heading", { level: 1, name: labels.mailbox })).toBeVisible();
  const mail = await newestMailTo(
    page.request,
    address,
    /Confirm your e-mail address/,
    "/newsletter/confirm",
  );
  const token = new URL(linkIn(mail, "/consents")).searchParams.get("token")!;
  const list = await page.request.get(`${consentsPath}/consents`, {
    headers: { [consentTokenHeader]: token },
  });
  const receipt = {
    purpose: "newsletter",
    source: "sign-up",
    locale: "en-US",
    confirmedAt: null,
    granted: true,
  };
  expect((await list.json()).consents).toEqual([
    expect.objectContaining({ ...receipt, wording: consentWordings.newsletter["en-US"] }),
  ]);
  await hide(page);

  const sent = ownProperties(await events());
  // Where the form leads to, the page may go before it is counted.
  expect(sent.filter(([, { path }]) => path !== "/account/verify-email")).toEqual([
    view("/about"),
    ["login_start", nothing],
    ["login_complete", nothing],
    view("/about", "member"),
    ["logout", nothing],
    view("/"),
    ["login_start", nothing],
    ["login_cancelled", nothing],
    ["login_start", nothing],
    view("/account/login"),
    ["signup_start", nothing],
    view("/account/register"),
  ]);
});
