import { expect, open, test } from "./fixtures.ts";

/** This server runs with LEADS_URL=off: the lead-routing backend is away, but the newsletter and its consents are our own. */
for (const [path, label, button] of [
  ["/", "E-mail address", "Send me the verse"],
  ["/es", "Correo electrónico", "Quiero el versículo"],
] as const) {
  test(`no page fails with the lead-routing backend; the newsletter still answers: ${path}`, async ({
    page,
  }) => {
    await open(page, path);
    await page.getByLabel(label).fill("ana@example.com");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("status").filter({ hasText: "ana@example.com" })).toBeVisible();
  });
}
