import { operatorRole } from "../../contracts/roles.ts";
import { drawn, expect, expectAxeClean, inBothLanguages, open, test } from "./fixtures.ts";
import { newMember, signedIn } from "./members.ts";

const labels = {
  "en-US": { title: "The site at a glance", funnel: "From offer to purchase", table: "As a table" },
  es: { title: "El sitio de un vistazo", funnel: "De la oferta a la compra", table: "Como tabla" },
};

test("visits, funnel, sign-ups, leads, content and mail, with plots and exports as CSV, for operators only", async ({
  page,
  browser,
  baseURL,
}) => {
  await signedIn(page, { roles: [operatorRole] });
  const visit = `I123${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const path = `/articles/${visit.toLowerCase()}`;
  const event = (name: string, more: object = {}) => ({
    event: name,
    properties: { token: "t", distinct_id: visit, rsid: visit, $insert_id: crypto.randomUUID(), ...more },
  });
  const sent = await page.request.post("/collect/track/", {
    form: {
      data: JSON.stringify([
        ...Array.from({ length: 30 }, () =>
          event("page_view", { path, title: "Something read · Wellspring" }),
        ),
        event("show_offer", { offerName: "Annual" }),
      ]),
    },
  });
  expect(await sent.text()).toBe("1");
  for (const [language, address] of inBothLanguages("/operator")) {
    const { title, funnel, table } = labels[language];
    await expect(async () => {
      await open(page, address);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("rowheader", { name: path })).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole("region", { name: funnel })).toBeVisible();
    await expect(page.getByRole("img", { name: /30|\d/ }).first()).toBeVisible();
    await page.getByText(table).click();
    await expectAxeClean(page);
  }
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /CSV: Contenido popular/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^content-.*\.csv$/);

  // A time chosen last is shown, however late the answer for another comes.
  const late = Promise.withResolvers<void>();
  const requests: string[] = [];
  await page.route(/\/operator\/report\?from=/, async (route) => {
    const answer = await route.fetch();
    if (requests.push(route.request().url()) === 1) await late.promise;
    await route.fulfill({ response: answer });
  });
  await page.getByRole("button", { name: "7 días" }).click();
  await expect.poll(() => requests.length).toBe(1);
  await page.getByRole("button", { name: "90 días" }).click();
  const chosen = page.getByRole("button", { pressed: true });
  await expect(chosen).toHaveText("90 días");
  const overtaken = page.waitForResponse(requests[0]!);
  late.resolve();
  await (await overtaken).finished();
  await drawn(page);
  await expect(chosen).toHaveText("90 días");

  const stranger = await browser.newContext({ baseURL: baseURL! });
  expect((await stranger.request.get("/wellspring/api/v2/operator/report")).status()).toBe(401);
  const { token } = await newMember(stranger.request);
  const refused = await stranger.request.get("/wellspring/api/v2/operator/report", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(403);
  await stranger.close();
});
