import type { APIRequestContext } from "@playwright/test";
import { expect, open, type Page, pageReady, test } from "./fixtures.ts";

export interface Labels {
  home: string;
  signIn: string;
  create: string;
  firstName: string;
  email: string;
  password: string;
  mailbox: string;
  confirm: string;
  welcome: string;
  account: string;
  signOut: string;
  goodbye: string;
}

export const inLanguages: Record<"en-US" | "es", Labels> = {
  "en-US": {
    home: "/",
    signIn: "Sign in",
    create: "Create an account",
    firstName: "First name",
    email: "E-mail address",
    password: "Password",
    mailbox: "Check your inbox",
    confirm: "Confirm my address",
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
    mailbox: "Revisa tu bandeja de entrada",
    confirm: "Confirmar mi correo",
    welcome: "¡Te damos la bienvenida, Ana!",
    account: "Cuenta de Ana",
    signOut: "Cerrar sesión",
    goodbye: "Cerraste sesión. ¡Hasta pronto!",
  },
};

export const password = "granite otter umbrella tide";
let people = 0;
export const newAddress = () => `ana-${process.pid}-${Date.now()}-${++people}@example.com`;

/** The account provider's address if the project sets one; empty for the site itself. */
export const provider = (): string => (test.info().project.metadata.provider as string | undefined) ?? "";

/** The link to a page of the identity service in a message to this address. */
export async function linkInMail(
  request: APIRequestContext,
  address: string,
  to: "verify-email" | "reset-password" | "change-email" | "sign-in-link" = "verify-email",
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { items } = (await (await request.get(`${provider()}/dev/mailbox/messages`)).json()) as {
        items: { to: { address: string }; text: string }[];
      };
      const texts = items.filter((mail) => mail.to.address === address).map(({ text }) => text);
      link = new RegExp(`https?://\\S+/${to}\\S+`).exec(texts.join("\n"))?.[0];
      return link;
    })
    .toBeTruthy();
  return link!;
}

export const header = (page: Page) => page.getByRole("banner");

/** The sign-in page, ready to be used. */
export async function atLogin(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname.endsWith("/account/login"));
  await pageReady(page);
}

/** Ends signed in, by the link in the mail. */
export async function register(page: Page, labels: Labels, address: string): Promise<void> {
  await open(page, labels.home);
  await header(page).getByRole("link", { name: labels.signIn }).click();
  await atLogin(page);
  await page.getByRole("link", { name: labels.create }).click();
  await page.waitForURL((url) => url.pathname.endsWith("/account/register"));
  await pageReady(page);
  await page.getByLabel(labels.firstName).fill("Ana");
  await page.getByLabel(labels.email).fill(address);
  await page.getByLabel(labels.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: labels.create }).click();
  await expect(page.getByRole("heading", { level: 1, name: labels.mailbox })).toBeVisible();
  await page.goto(await linkInMail(page.request, address));
  await page.getByRole("button", { name: labels.confirm }).click();
  await expect(page.getByText(labels.welcome)).toBeVisible();
}

export async function signOut(page: Page, labels: Labels): Promise<void> {
  // A page that arrives takes the focus, and an open menu closes.
  await pageReady(page);
  await header(page).getByLabel(labels.account).click();
  await page.getByRole("button", { name: labels.signOut }).click();
  await expect(page.getByText(labels.goodbye)).toBeVisible();
  await expect(header(page).getByRole("link", { name: labels.signIn })).toBeVisible();
}

export async function fillLogin(page: Page, labels: Labels, address: string): Promise<void> {
  await page.getByLabel(labels.email).fill(address);
  await page.getByLabel(labels.password, { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: labels.signIn, exact: true }).click();
}

/** From a page of the site and back to it. */
export async function signIn(page: Page, labels: Labels, address: string, from: string): Promise<void> {
  await open(page, from);
  await header(page).getByRole("link", { name: labels.signIn }).click();
  // A buyer's address is filled in by then.
  await page.waitForURL(/\/account\/login/);
  await pageReady(page);
  await fillLogin(page, labels, address);
  await expect(page).toHaveURL((url) => url.pathname + url.search === from);
  await expect(page.getByText(labels.welcome)).toBeVisible();
}
