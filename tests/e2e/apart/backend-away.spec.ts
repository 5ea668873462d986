import { expect, failedResource, open, test } from "../fixtures.ts";

/** This server runs with LEADS_URL=off: the lead-routing backend is away. */
for (const [path, label, button, failed] of [
  ["/", "E-mail address", "Send me the verse", /could not sign you up just now/],
  ["/es", "Correo electrónico", "Quiero el versículo", /No pudimos apuntarte/],
] as const) {
  test(`no page fails with the lead-routing backend; the form says so and keeps the address: ${path}`, async ({
    page,
    faults,
  }) => {
    faults.expect(failedResource);
    await open(page, path);
    await page.getByLabel(label).fill("ana@example.com");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
    await expect(page.getByLabel(label)).toHaveValue("ana@example.com");
  });
}
