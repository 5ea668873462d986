import { memberApi } from "../../contracts/member-paths.ts";
import type { Locale } from "../../contracts/site.ts";
import { expect, type Page, pageReady } from "./fixtures.ts";
import type { Member } from "./members.ts";
import { header, inLanguages } from "./sign-in-steps.ts";

const api = memberApi("Wellspring");
const asMember = ({ token }: Member) => ({ headers: { authorization: `Bearer ${token}` } });

/** What the server holds, asked with the member's own token. */
export async function held<T = Record<string, string>[]>(
  page: Page,
  member: Member,
  path: string,
): Promise<T> {
  const answer = await page.request.get(api + path, asMember(member));
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
}

/** As the member does it on another device. */
export async function doneOnAnotherDevice(page: Page, member: Member, path: string): Promise<void> {
  const answer = await page.request.post(api + path, asMember(member));
  expect(answer.ok(), path).toBe(true);
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

const memberKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("member:")));

/** What is sent later, by the browser's own account of it. */
export async function unsent(page: Page): Promise<unknown[]> {
  const [key] = await memberKeys(page);
  return key ? (JSON.parse((await stored(page, key))!) as { outbox: unknown[] }).outbox : [];
}

/** From now on only the account knows: as on another device. */
export const forgetHere = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("member:") || ["rad-topics", "course-places"].includes(key))
        localStorage.removeItem(key);
    sessionStorage.removeItem("trivia-responses");
  });

export const pressed = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("button", { name, pressed: true }).first()).toBeVisible();
export const unpressed = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("button", { name, pressed: false }).first()).toBeVisible();

const loginLabels = {
  "en-US": { title: "Sign in", click: "Click to Sign In" },
  es: { title: "Iniciar sesión", click: "Haz clic para iniciar sesión" },
};

/** The login dialog says why, signs in, and what was wanted is done by itself. */
export async function signInByDialog(page: Page, language: Locale, why: string): Promise<void> {
  const { title, click } = loginLabels[language];
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toContainText(why);
  await dialog.getByRole("button", { name: click }).click();
  await expect(page.getByText(inLanguages[language].welcome)).toBeVisible();
}

/** What a reader without an account is asked for, and may leave. */
export async function expectLoginDialog(page: Page, language: Locale, why: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: loginLabels[language].title });
  await expect(dialog).toContainText(why);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** On logout nothing of the member's own stays in the browser. */
export async function signOut(page: Page, language: Locale): Promise<void> {
  const labels = inLanguages[language];
  // Unsent data would rightly be retained for the member's return.
  await expect.poll(() => unsent(page)).toEqual([]);
  // A page that arrives takes the focus, and an open menu closes.
  await pageReady(page);
  await header(page).getByLabel(labels.account).click();
  await header(page).getByRole("button", { name: labels.signOut }).click();
  await expect(page.getByText(labels.goodbye)).toBeVisible();
  await expect.poll(() => memberKeys(page)).toEqual([]);
  await expect.poll(() => stored(page, "rad-topics")).toBeNull();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("trivia-responses"))).toBeNull();
}
