import { expect, open, test } from "./fixtures.ts";
import { newAddress } from "./sign-in-steps.ts";

test("a link that is none leads to a form that sends a new one, without JavaScript too", async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  faults.expect(/status of 400/);
  await open(page, "/consents?token=nonsense");
  await expect(page.getByRole("alert")).toContainText("does not work any more");
  const plain = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false, locale: "es" });
  await plain.goto("/es/consents");
  await plain.getByLabel("Correo electrónico").fill(newAddress());
  await plain.getByRole("button", { name: "Envíame el enlace" }).click();
  await expect(plain.getByRole("status")).toContainText("va en camino");
  await plain.close();
});
