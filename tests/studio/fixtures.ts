/** The studio, the site, and who writes: an editor in English, one in Spanish, and an author. */
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { authorRole, editorRole } from "../../contracts/roles.ts";
import { type Member, newMember } from "../e2e/members.ts";
import { type Stack, startStack } from "./stack.ts";

export { expect, type Page };

interface Person extends Member {
  name: string;
  locale: "en-US" | "es";
}

interface Shared {
  stack: Stack;
  people: { ruth: Person; ines: Person; amos: Person };
}

interface Own {
  /** Signed in by the form, at the studio's first page. */
  ruth: Page;
  ines: Page;
  amos: Page;
}

export const test = base.extend<Own, Shared>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  people: [
    async ({ playwright, stack }, use) => {
      const join = async (
        firstName: string,
        locale: Person["locale"],
        role: string = editorRole,
      ): Promise<Person> => {
        const request = await playwright.request.newContext({ baseURL: stack.origin });
        const member = await newMember(request, { roles: [role], firstName, locale });
        await request.dispose();
        return { ...member, name: `${firstName} Ruiz`, locale };
      };
      await use({
        ruth: await join("Ruth", "en-US"),
        ines: await join("Inés", "es"),
        amos: await join("Amos", "en-US", authorRole),
      });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  ruth: async ({ browser, stack, people }, use) => {
    const page = await signIn(browser, stack, people.ruth);
    await use(page);
    await page.context().close();
  },
  ines: async ({ browser, stack, people }, use) => {
    const page = await signIn(browser, stack, people.ines);
    await use(page);
    await page.context().close();
  },
  amos: async ({ browser, stack, people }, use) => {
    const page = await signIn(browser, stack, people.amos);
    await use(page);
    await page.context().close();
  },
});

const form = {
  "en-US": { email: "E-mail address", password: "Password", signIn: "Sign in" },
  es: { email: "Correo electrónico", password: "Contraseña", signIn: "Iniciar sesión" },
};

async function signIn(browser: Browser, { origin }: Stack, person: Person): Promise<Page> {
  const labels = form[person.locale];
  const context = await browser.newContext({ baseURL: origin, locale: person.locale });
  const page = await context.newPage();
  await page.goto("/studio");
  await page.getByRole("link", { name: labels.signIn }).click();
  await page.getByLabel(labels.email).fill(person.address);
  await page.getByLabel(labels.password, { exact: true }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: labels.signIn, exact: true }).click();
  await page.waitForURL("/studio");
  return page;
}
