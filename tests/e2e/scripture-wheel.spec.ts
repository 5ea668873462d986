import { expect, open, test } from "./fixtures.ts";

test.describe("the Scripture wheel", () => {
  test("a spin lands on a topic and shows a passage", async ({ page }) => {
    await open(page, "/scripture-wheel");
    await page.getByRole("button", { name: "Spin the wheel" }).press("Enter");
    const result = page.locator("[aria-live=polite]").filter({ has: page.locator("blockquote") });
    await expect(result).toContainText("The wheel stopped on");
    await expect(page).toHaveURL(/\/scripture-wheel\?topic=\w+/);
    await result.getByRole("link", { name: "Read the chapter" }).click();
    await expect(page).toHaveURL(/\/bible\/kjv\//);
  });

  test("the arrow keys choose the topic beside", { tag: "@whole" }, async ({ page }) => {
    await open(page, "/es/scripture-wheel?topic=peace");
    await page.getByRole("button", { name: "Girar la rueda" }).press("ArrowRight");
    await expect(page.getByText("La rueda se detuvo en Esperanza")).toBeAttached();
    await expect(page).toHaveURL(/topic=hope/);
  });
});

test.describe("the Scripture wheel with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing spins: the result is simply there", { tag: "@whole" }, async ({ page }) => {
    await open(page, "/scripture-wheel");
    await page.evaluate(() => {
      const angles: string[] = [];
      Object.assign(window, { angles });
      const wheel = document.querySelector<SVGGElement>(".wheel > g")!;
      new MutationObserver(() => angles.push(wheel.style.transform)).observe(wheel, {
        attributeFilter: ["style"],
      });
    });
    await page.getByRole("button", { name: "Spin the wheel" }).press("Space");
    await expect(page.getByText("The wheel stopped on")).toBeAttached();
    const angles = await page.evaluate(() => (window as unknown as { angles: string[] }).angles);
    expect(new Set(angles).size).toBe(1);
  });
});

test.describe("the Scripture wheel without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every topic is a link, and the button leads on", { tag: "@whole" }, async ({ page }) => {
    await page.goto("/scripture-wheel");
    await page.getByRole("link", { name: "Wisdom" }).click();
    await expect(page).toHaveURL("/scripture-wheel?topic=wisdom");
    const first = await page.locator("blockquote cite").textContent();
    await page.getByRole("link", { name: "Another on this" }).click();
    await expect(page.locator("blockquote cite")).not.toHaveText(first!);
    await page.getByRole("button", { name: "Spin the wheel" }).click();
    await expect(page).not.toHaveURL(/topic=wisdom/);
    await expect(page.locator("blockquote")).toBeVisible();
  });
});
