import { expect } from "vitest";
import { type Browser, goodPassword, press, signOut } from "../../services/identity/test-identity.ts";

/** Registers, reads the mail, confirms and signs out, all over HTTP. */
export async function register(browser: Browser, email: string) {
  const form = { email, password: goodPassword, firstName: "Ana", lastName: "Ruiz", locale: "en-US" };
  await browser.request("/identity/forms/register", { form });
  const { text } = await mailTo(browser, email);
  const verified = await press(browser, /https?:\S+/.exec(text)?.[0] ?? "");
  expect(verified.headers.location).toContain("/auth/login?");
  await signOut(browser);
  return { email, password: goodPassword };
}

interface StoredMail {
  to: { address: string };
  subject: string;
  text: string;
}

/** The newest e-mail to an address whose subject matches, once it is in the mailbox. */
export async function mailTo(browser: Browser, email: string, subject = /./): Promise<StoredMail> {
  let found: StoredMail | undefined;
  await expect
    .poll(async () => {
      const { items } = JSON.parse((await browser.request("/dev/mailbox/messages")).body) as {
        items: StoredMail[];
      };
      found = items.find((mail) => mail.to.address === email && subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  return found!;
}
