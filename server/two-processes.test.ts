import { afterAll, expect, test } from "vitest";
import { checkoutPaths, stripePath } from "../contracts/checkout.ts";
import { memberApi, memberPaths } from "../contracts/member-paths.ts";
import { type Browser, createBrowser, refresh, signIn } from "../services/identity/test-identity.ts";
import { newPostgresPlace } from "../tests/support/databases.ts";
import { startFailover } from "../tests/support/failover.ts";
import { mailTo, register } from "../tests/support/register.ts";
import { makeDataDir, startServer } from "../tests/support/server.ts";

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const devKey = "a key of more than sixteen characters";
const dayMs = 86_400_000;
const offer = {
  offerId: "ea5173d7-bf9d-4dd8-883c-0f4b73337af2",
  offerTermId: "5f1c2a10-3b7e-4c1d-9a60-7d2e4b8f0202",
  redirectUrl: "/",
};
const card = { number: "4242424242424242", expiry: "12/40", cvc: "123", email: "ana@example.com" };

/** Shows the key to developers' pages, which Staging wants. */
function withKey(browser: Browser): Browser {
  const authorization = `Basic ${btoa(`dev:${devKey}`)}`;
  return {
    ...browser,
    request: (target, options = {}) =>
      browser.request(
        target,
        target.startsWith("/dev/") ? { ...options, headers: { ...options.headers, authorization } } : options,
      ),
  };
}

test.each(["Local", "Staging"])(
  "two processes on %s share accounts, mail and its links, purchases and the clock that a developer moves",
  async (ENVIRONMENT) => {
    const place = await newPostgresPlace();
    const address = await startFailover();
    const { dataDir, remove } = makeDataDir();
    closing.push(() => address.close(), remove);
    const settings = {
      ENVIRONMENT,
      DEV_KEY: devKey,
      DATABASE_URL: place.url!,
      ORIGIN: address.origin,
      DATA_DIR: dataDir,
    };
    const start = async () => {
      const server = await startServer(settings);
      closing.push(async () => {
        server.child.kill("SIGTERM");
        await server.exit;
      });
      return Number(new URL(server.url).port);
    };
    const [one, two] = await Promise.all([start(), start()]);
    const browser = withKey(createBrowser(one, address.origin));
    const at = (port: number) => browser.moveTo(port);
    const offset = async () => JSON.parse((await browser.request("/dev/clock")).body).offsetMs as number;

    // Registered at one, whose mail is read and whose link is opened at the other.
    await browser.request("/identity/forms/register", {
      form: {
        email: "eva@example.com",
        password: "not used again 7",
        firstName: "E",
        lastName: "V",
        locale: "en-US",
        newsletter: "yes",
      },
    });
    at(two);
    const person = await register(browser, "ana@example.com");
    const tokens = await signIn(browser, person);
    const as = { authorization: `Bearer ${tokens.access_token}` };
    at(one);
    const begun = await browser.request(stripePath("Wellspring") + checkoutPaths.sessions, {
      json: offer,
      headers: as,
    });
    at(two);
    const { clientSecret } = JSON.parse(begun.body);
    await browser.request(`/sandbox/stripe/checkout/${clientSecret}/pay`, { json: card });
    const account = memberApi("Wellspring") + memberPaths.account;
    for (const port of [one, two]) {
      at(port);
      await expect
        .poll(async () => JSON.parse((await browser.request(account, { headers: as })).body).roles)
        .toEqual(["WellspringPremium"]);
    }

    // A link in mail of one is opened at the other.
    at(one);
    const { text } = await mailTo(browser, "eva@example.com");
    at(two);
    const verify = /https?:\S+verify-email\S*/.exec(text)?.[0] ?? "";
    expect((await browser.request(verify)).status).toBeLessThan(400);

    // Moved at one, it is moved at the other, and at one that starts later.
    at(one);
    await browser.request("/dev/clock", { json: { advanceMs: 3 * dayMs } });
    expect(await offset()).toBe(3 * dayMs);
    at(two);
    await expect.poll(offset).toBe(3 * dayMs);
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
    if (ENVIRONMENT === "Local") {
      at(await start());
      await expect.poll(offset).toBe(3 * dayMs);
    }
    await browser.request("/dev/clock", { json: { reset: true } });
    for (const port of [one, two]) {
      at(port);
      await expect.poll(offset).toBe(0);
    }
  },
);
