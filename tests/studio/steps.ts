/** What people do in the studio, by what they see there, in either language. */
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";

export const words = {
  en: {
    openMenu: "Open Menu",
    closeMenu: "Close Menu",
    articles: "Articles",
    create: /Create New/i,
    title: "Title",
    summary: "Summary",
    description: "Description for search engines",
    address: "Address",
    check: "Check",
    checked: /Nothing to correct|To correct before publishing|Hints/,
    publishAll: "Publish both languages",
    atSetTime: "At a set time",
    dayAndTime: "Day and time, of your clock",
    publishThen: "Publish then",
    goesOnSite: "Goes on the site",
    preview: "Preview",
    versions: "Versions",
    takeOver: "Take over",
  },
  es: {
    openMenu: "Abrir menú",
    closeMenu: "Cerrar menú",
    articles: "Artículos",
    create: /^Crear/i,
    title: "Título",
    summary: "Resumen",
    description: "Descripción para buscadores",
    address: "Dirección",
    check: "Comprobación",
    checked: /Nada que corregir|Por corregir antes de publicar|Sugerencias/,
    publishAll: "Publicar los dos idiomas",
    atSetTime: "A una hora fija",
    dayAndTime: "Día y hora, de tu reloj",
    publishThen: "Publicar entonces",
    goesOnSite: "Sale al sitio",
    preview: "Vista previa",
    versions: "Versiones",
    takeOver: "Tomar el control",
  },
};
export type Words = (typeof words)["en"];

/** One of the two columns of an item. */
export const side = (page: Page, name: "English" | "Español"): Locator =>
  page.locator(".group-field").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

/** Until React has come a press does nothing, or is heard later. */
export const menuReady = (page: Page): Promise<void> =>
  expect(page.locator(".nav--nav-hydrated")).toBeAttached();

/** From the first page, by the menu; the studio remembers whether it was open. */
export async function openList(page: Page, say: Words, name: string): Promise<void> {
  await menuReady(page);
  const menu = page.getByRole("button", { name: say.openMenu });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("complementary").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

export async function openItem(page: Page, say: Words, list: string, title: string): Promise<void> {
  await openList(page, say, list);
  await page.getByRole("link", { name: title, exact: true }).click();
  await ready(page, say, title);
}

/** The form has come, and the check beside it has answered, so that what is typed now is heard. */
export async function ready(page: Page, say: Words, title?: string): Promise<void> {
  if (title) await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("region", { name: say.check })).toContainText(say.checked);
}

export async function newArticle(page: Page, say: Words): Promise<void> {
  await openList(page, say, say.articles);
  await page.getByRole("link", { name: say.create }).click();
  await ready(page, say);
}

/** What of each language is on the site. */
export const languages = (page: Page): Locator => page.getByRole("region", { name: /^(Languages|Idiomas)$/ });

export async function publishAll(page: Page, say: Words): Promise<void> {
  const answer = page.waitForResponse(
    (one) => one.request().method() === "PATCH" && (one.request().postData() ?? "").includes('"published"'),
  );
  await page.getByRole("button", { name: say.publishAll }).click();
  expect((await answer).status()).toBe(200);
}

/** Ten minutes from now, each language by itself. */
export async function schedule(page: Page, say: Words): Promise<void> {
  const moment = await page.evaluate(() => {
    const soon = new Date(Date.now() + 10 * 60_000);
    return new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  });
  for (const nth of [0, 1]) {
    const language = languages(page).locator(".studio-language").nth(nth);
    await language.getByText(say.atSetTime).click();
    await language.getByLabel(say.dayAndTime).fill(moment);
    await language.getByRole("button", { name: say.publishThen }).click();
    await expect(language.getByText(say.goesOnSite)).toBeVisible();
  }
}

/** From whoever writes. The form is then read again. */
export async function takeOver(page: Page, say: Words): Promise<void> {
  const readAgain = page.waitForResponse((one) => one.request().headers().rsc === "1");
  await page.getByRole("button", { name: say.takeOver }).click();
  await readAgain;
  await expect(page.getByRole("dialog", { name: "document-locked" })).toBeHidden();
  // Nothing on the screen says when it is there.
  await page.waitForTimeout(1_000);
}

export async function openVersions(page: Page, say: Words): Promise<void> {
  await page.getByRole("link", { name: say.versions }).click();
  await page.waitForURL(/\/versions$/);
}

export async function write(
  column: Locator,
  say: Words,
  text: Partial<Record<"title" | "summary" | "description" | "body", string>>,
): Promise<void> {
  for (const field of ["title", "summary", "description"] as const) {
    const value = text[field];
    if (value !== undefined) await column.getByRole("textbox", { name: say[field], exact: true }).fill(value);
  }
  if (text.body === undefined) return;
  await column.locator("[contenteditable=true]").click();
  await column.page().keyboard.insertText(text.body);
}

/** The editor saves by itself; a draft has arrived when a call that carries these words was answered. */
export const saved = (page: Page, text: string) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === "PATCH" &&
      answer.ok() &&
      (answer.request().postData() ?? "").includes(text),
  );

/** As readers get it; a page may take a moment to be made anew. */
export async function onSite(
  request: APIRequestContext,
  path: string,
  holds: string | RegExp,
): Promise<void> {
  const has = (text: string) => (typeof holds === "string" ? text.includes(holds) : holds.test(text));
  // The page itself is too long to be printed where it holds something else.
  await expect
    .poll(async () => has(await (await request.get(path)).text()), {
      message: `${path} holds ${holds}`,
      intervals: [100, 250, 500],
    })
    .toBe(true);
}
