import { premiumRole } from "../../contracts/site.ts";
import { expect, test } from "./fixtures.ts";
import { signedIn } from "./members.ts";

test("a premium member chooses e-mails and texts, sees an error for a wrong number, and finds the choices again; without premium the rest can still be changed", async ({
  page,
  faults,
}) => {
  faults.expect(/status of 400/);
  const premium = [premiumRole("Wellspring")];
  const { address, subject } = await signedIn(page, { roles: premium });
  await page.goto("/my-profile#notifications");
  await page.getByLabel(`The verse of the day, to ${address}`).check();
  await page.getByLabel("The evening verse").check();
  await page.getByLabel("The same verses as text messages").check();
  const phone = page.getByLabel("Your phone number");
  await phone.fill("555 1234");
  await page.getByLabel("Time zone").selectOption("Europe/Madrid");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await phone.fill("+34 600 123 456");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your choices are saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("The evening verse")).toBeChecked();
  await expect(page.getByLabel("Your phone number")).toHaveValue("+34600123456");
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Madrid");

  await page.request.post("/dev/roles", { data: { subject, revoke: premium } });
  await page.reload();
  await expect(page.getByLabel("The evening verse")).not.toBeChecked();
  await page.getByLabel(`The verse of the day, to ${address}`).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your choices are saved.")).toBeVisible();
});
