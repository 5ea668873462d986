import { afterAll, expect, test } from "vitest";
import { checkoutPaths, stripePath } from "../contracts/checkout.ts";
import { memberApi, memberPaths } from "../contracts/member-paths.ts";
import { createBrowser, refresh, signIn } from "../services/identity/test-identity.ts";
import { newPglitePlace } from "../tests/support/databases.ts";
import { startFailover } from "../tests/support/failover.ts";
import { mailTo, register } from "../tests/support/register.ts";
import { startServer } from "../tests/support/server.ts";

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const offer = { offerId: "ea5173d7-bf9d-4dd8-883c-0f4b73337af2", redirectUrl: "/" };
const offerTermId = "5f1c2a10-3b7e-4c1d-9a60-7d2e4b8f0202";
const card = { number: "4242424242424242", expiry: "12/40", cvc: "123", email: "ana@example.com" };
const lesson = "/umbraco/delivery/api/v2/content/item/study-guides/ruth/2-a-stranger-in-the-field/read";

test("`SITE_NAME` can change without renaming the premium role of those who have it", async () => {
  const { dataDir } = await newPglitePlace();
  const address = await startFailover();
  closing.push(() => address.close());
  const start = async (name: string) => {
    const server = await startServer({ SITE_NAME: name, ORIGIN: address.origin, DATA_DIR: dataDir });
    const stop = () => {
      server.child.kill("SIGTERM");
      return server.exit;
    };
    closing.push(stop);
    return { port: Number(new URL(server.url).port), stop, url: server.url };
  };
  const first = await start("Wellspring");
  address.add(first.url);
  const browser = createBrowser(first.port, address.origin);
  const person = await register(browser, "ana@example.com");
  const tokens = await signIn(browser, person);
  const as = { authorization: `Bearer ${tokens.access_token}` };
  const { body: made } = await browser.request(stripePath("Wellspring") + checkoutPaths.sessions, {
    json: { ...offer, offerTermId },
    headers: as,
  });
  await browser.request(`/sandbox/stripe/checkout/${JSON.parse(made).clientSecret}/pay`, { json: card });
  const account = async (headers: Record<string, string>) =>
    JSON.parse((await browser.request(memberApi("Wellspring") + memberPaths.account, { headers })).body);
  await expect.poll(async () => (await account(as)).roles).toEqual(["WellspringPremium"]);
  await first.stop();

  const second = await start("Agua Viva");
  browser.moveTo(second.port);
  expect((await account(as)).roles).toEqual(["WellspringPremium"]);
  const read = JSON.parse((await browser.request(lesson, { headers: as })).body);
  expect(read.properties).toMatchObject({ isTeaser: false });
  const { tokens: later } = await refresh(browser, tokens.refresh_token);
  const asLater = { authorization: `Bearer ${later.access_token}` };
  expect((await account(asLater)).roles).toEqual(["WellspringPremium"]);
  const { body: subscription } = await browser.request(
    stripePath("Wellspring") + checkoutPaths.subscription,
    { headers: asLater },
  );
  expect(JSON.parse(subscription)).toMatchObject({ status: "active" });

  expect((await browser.request("/agua-viva/api/v2/account", { headers: asLater })).status).toBe(404);
  const { body: home } = await browser.request("/");
  expect(home).toMatch(/<title>Agua Viva/);
  expect(home).not.toContain("Wellspring</");
  await browser.request("/identity/forms/forgot-password", {
    form: { email: person.email, locale: "en-US" },
  });
  const mail = await mailTo(browser, person.email, /Agua Viva|password/i);
  expect(mail.text).toContain("Agua Viva");
});
