import type { Page } from "@playwright/test";
import { consentWordings } from "../../contracts/consents.ts";
import { expect, failedResource, inTurn, open, test } from "./fixtures.ts";

const labels = {
  "en-US": {
    label: "E-mail address",
    button: "Send me the verse",
    done: /open the e-mail we have just sent to/,
    confirmButton: "Yes, send it to me",
    confirmed: "Thank you. You are all set.",
    invalid: "Please enter an e-mail address such as name@example.com.",
  },
  es: {
    label: "Correo electrónico",
    button: "Quiero el versículo",
    done: /abre el correo que acabamos de enviar a/,
    confirmButton: "Sí, envíenmelo",
    confirmed: "Gracias. Todo está listo.",
    invalid: "Escribe un correo electrónico como nombre@ejemplo.com.",
  },
};

/** The link to a page in the newest e-mail to an address. */
async function linkTo(page: Page, address: string, target: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const { items } = await (await page.request.get("/dev/mailbox/messages")).json();
    const mail = items.find(({ to }: { to: { address: string } }) => to.address === address);
    found = mail?.text.split(/\s/).find((word: string) => word.includes(target));
    expect(found).toBeTruthy();
  }).toPass();
  return found!;
}

for (const [language, path] of inTurn("/")) {
  const { label, button, done, invalid, confirmButton, confirmed } = labels[language];
  const words = consentWordings.newsletter[language];

  test(`an invalid address shows an error beside the field, then it works (${language})`, async ({
    page,
    faults,
  }) => {
    faults.expect(failedResource);
    await open(page, path);
    const field = page.getByLabel(label);
    await field.fill("ana@");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("alert").filter({ hasText: invalid })).toBeVisible();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(invalid);
    await field.fill(`ana-${language}@example.com`);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("status").filter({ hasText: done })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test(`the form answers with a page of its own (${language})`, async ({ page, faults }) => {
      faults.expect(failedResource);
      await page.goto(path);
      await page.getByLabel(label).fill("ana@");
      await page.getByRole("button", { name: button }).click();
      await expect(page).toHaveURL(/\/newsletter$/);
      await expect(page.getByText(invalid)).toBeVisible();
      await expect(page.getByLabel(label)).toHaveValue("ana@");
      await page.getByLabel(label).fill(`plain-${language}@example.com`);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByText(done)).toBeVisible();

      // The e-mail's link opens a page, and only its button confirms; likewise for unsubscribing.
      const address = `plain-${language.toLowerCase()}@example.com`;
      const confirm = await linkTo(page, address, "/newsletter/confirm?token=");
      await page.goto(confirm);
      await expect(page.getByRole("listitem").filter({ hasText: words })).toBeVisible();
      await page.getByRole("button", { name: confirmButton }).click();
      await expect(page.getByRole("heading", { level: 1, name: confirmed })).toBeVisible();
      await page.goto(confirm.replace(/token=.*/, "token=wrong"));
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(page.getByRole("button", { name: confirmButton })).toHaveCount(0);
    });
  });
}

test("a form that is sent at once names the visit, so that what was agreed to together is listed together, and the reader's zone", async ({
  page,
}) => {
  // The list of parameters never comes.
  await page.route("**/lead-routing/params", () => {});
  await open(page, "/newsletter");
  await page.getByLabel("E-mail address").fill(`at-once-${Date.now()}@example.com`);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/newsletter")),
    page.getByRole("button", { name: "Send me the verse" }).click(),
  ]);
  const form = new URLSearchParams(sent.postData() ?? "");
  expect(form.get("rsid")).toMatch(/^I\d{3}[a-z\d]{12}$/);
  expect(form.get("timeZone")).toBe(
    await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
});
