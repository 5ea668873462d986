import { readFile } from "node:fs/promises";
import { drawn, expect, open, test } from "./fixtures.ts";
import { unsent } from "./growth-steps.ts";
import { signedIn } from "./members.ts";

test("prayer list: from a prayer's page a member adds what they pray for, for whom and when; answered with a date and a note, undone, deleted and brought back; without a network too; printed, downloaded, in Spanish", async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  // What the page reads while it is underground.
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await signedIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/prayers/for");
  await page.locator("main a[href^='/prayers/for/']").first().click();
  await page.getByRole("link", { name: "Your prayer list" }).click();
  await expect(page.getByText("One name is enough to begin")).toBeVisible();

  const field = page.getByRole("textbox", { name: "What would you like to pray for?" });
  await field.fill("A gentle recovery");
  await page.getByRole("button", { name: "Add" }).dblclick();
  // A bubble of the browser's own would stand at the field and keep it.
  expect(await field.evaluate((one: HTMLInputElement) => one.value)).toBe("");
  await field.fill("Rain for the orchard");
  await field.press("Enter");
  const recovery = page.getByRole("listitem").filter({ hasText: "A gentle recovery" });
  await page.getByRole("button", { name: "Edit: A gentle recovery" }).click();
  await page.getByRole("textbox", { name: "For whom" }).fill("Tomasina");
  await page.getByRole("combobox", { name: "Remind me" }).selectOption("Every day");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Pray today" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(recovery).toContainText(/For Tomasina · since .+ · every day/);

  await page.getByRole("button", { name: "Answered: Rain for the orchard" }).click();
  await page.getByRole("textbox", { name: "How it was answered" }).fill("Three days of it.");
  await page.getByRole("button", { name: "Mark as answered" }).click();
  const answeredPart = page.getByRole("heading", { name: "Answered", exact: true });
  await expect(answeredPart).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(answeredPart).toBeHidden();
  await page.getByRole("button", { name: "Answered: Rain for the orchard" }).click();
  await page.getByRole("textbox", { name: "How it was answered" }).fill("Three days of it.");
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(answeredPart).toBeVisible();

  await page.getByRole("button", { name: "Delete: A gentle recovery" }).click();
  await expect(recovery).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(recovery).toBeVisible();

  await context.setOffline(true);
  await field.fill("Written underground");
  await field.press("Enter");
  await expect(page.getByText("Written underground", { exact: true })).toBeVisible();
  const arrived = page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().includes("/prayer-list/"),
  );
  await context.setOffline(false);
  expect((await arrived).status()).toBe(200);

  await page.reload();
  for (const text of ["A gentle recovery", "Written underground", "Three days of it."])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as text" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^prayer-list-\d{4}-\d\d-\d\d\.txt$/);
  expect(await readFile(await saved.path(), "utf8")).toMatch(
    /Pray today\n\n- A gentle recovery\n {2}For Tomasina/,
  );

  await open(page, "/es/prayer-list");
  await expect(page.getByRole("heading", { level: 1, name: "Lista de oración" })).toBeVisible();
  await expect(recovery).toContainText(/Por Tomasina · desde el .+ · cada día/);
  await page.emulateMedia({ media: "print" });
  await expect(recovery).toBeVisible();
  await expect(page.getByText("Three days of it.")).toBeVisible();
  for (const control of [field, page.getByRole("button"), page.getByRole("banner")])
    await expect(control.filter({ visible: true })).toHaveCount(0);
});

test("prayer list: what is added while the list still loads stays, though the answer is older than it", {
  tag: "@whole",
}, async ({ page }) => {
  await signedIn(page);
  const field = page.getByRole("textbox", { name: "What would you like to pray for?" });
  const prayer = page.getByText("Patience with the neighbors", { exact: true });
  const gate = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { opened: promise, open: resolve };
  };
  const [list, write] = [gate(), gate()];
  await page.route(/\/prayer-list$/, async (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    const answer = await route.fetch();
    await list.opened;
    await route.fulfill({ response: answer });
  });
  await page.route(/\/prayer-list\/[\w-]+$/, async (route) => {
    await write.opened;
    await route.continue();
  });
  const loading = page.waitForRequest(
    (one) => one.resourceType() === "fetch" && one.url().endsWith("/prayer-list"),
  );
  await open(page, "/prayer-list");
  await loading;
  await field.fill("Patience with the neighbors");
  await field.press("Enter");
  await expect(prayer).toBeVisible();
  list.open();
  await expect(page.getByText("Loading")).toBeHidden();
  const stored = page.waitForResponse((answer) => answer.request().method() === "PUT");
  write.open();
  await stored;
  // The queue forgets what was stored a moment later.
  await expect.poll(() => unsent(page)).toEqual([]);
  await drawn(page);
  await expect(prayer).toBeVisible();
});
