import { expect, failedResource, open, test } from "./fixtures.ts";
import { signedIn } from "./members.ts";

const premium = { roles: ["WellspringPremium"] };

test("undo and redo can be pressed when there is something to undo or redo, and the keyboard stays where it is", {
  tag: "@whole",
}, async ({ page }) => {
  await signedIn(page, premium);
  await open(page, "/journal");
  await page.getByRole("button", { name: "New entry" }).click();
  const [undo, redo] = ["Undo", "Redo"].map((name) => page.getByRole("button", { name, exact: true }));
  await expect(undo!).toBeDisabled();
  await expect(redo!).toBeDisabled();
  await page.getByRole("textbox", { name: "Your entry" }).click();
  await page.keyboard.type("Rain.");
  await expect(undo!).toBeEnabled();
  await expect(redo!).toBeDisabled();
  await undo!.click();
  await expect(redo!).toBeEnabled();
  await redo!.click();
  await expect(page.getByRole("textbox", { name: "Your entry" })).toHaveText("Rain.");
  await expect(redo!).toBeDisabled();
});

test("what is written is saved even if the tab is closed right after the entry", async ({
  page,
  context,
}) => {
  await signedIn(page, premium);
  await open(page, "/journal");
  await page.getByRole("button", { name: "New entry" }).click();
  await page.getByRole("textbox", { name: "Your entry" }).click();
  await page.keyboard.type("Closed at once.");
  await page.goBack();
  await expect(page.getByRole("button", { name: "New entry" })).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto("/journal");
  await expect(again.getByRole("button", { name: /Closed at once/ })).toBeVisible();
});

test("Back to an entry that was deleted says that it is not there, and offers nothing that can only fail", {
  tag: "@whole",
}, async ({ page, faults }) => {
  faults.expect(failedResource);
  await signedIn(page, premium);
  await open(page, "/journal");
  await page.getByRole("button", { name: "New entry" }).click();
  await page.getByRole("textbox", { name: "Your entry" }).click();
  await page.keyboard.type("To be deleted.");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await page.getByRole("button", { name: "Delete entry" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByRole("heading", { name: "Journal" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("This entry is not in your journal")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await page.getByRole("button", { name: "New entry" }).click();
  await expect(page.getByText("This entry is not in your journal")).toHaveCount(0);
});
