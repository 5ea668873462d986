import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { offer, premium } from "../support/checkout.ts";
import { type DatabasePlace, newMigratedPglitePlace, newPostgresPlace } from "../support/databases.ts";
import { spawnServer } from "./server-process.ts";

type Server = ReturnType<typeof spawnServer>;
const running: Server[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(place: DatabasePlace, hang = "") {
  const server = spawnServer(place, "shop-server.ts", hang);
  running.push(server);
  folders.push(place.dataDir);
  const base = `http://127.0.0.1:${await server.port}`;
  const request = async (method: string, path: string, options: { as?: string; body?: object } = {}) => {
    const headers = {
      "content-type": "application/json",
      "x-buyer-key": "the-browser-of-the-buyer",
      ...(options.as ? { authorization: `Bearer ${options.as}` } : {}),
    };
    const body = options.body ? { body: JSON.stringify(options.body) } : {};
    const response = await fetch(base + path, { method, headers, ...body });
    return response.json();
  };
  return { server, request };
}
type Shop = Awaited<ReturnType<typeof start>>;

const wanted = { offerId: offer.id, offerTermId: offer.annual, redirectUrl: "/" };
const card = { number: "4242424242424242", expiry: "12/40", cvc: "123", email: "ana@example.com" };

async function payAs({ request }: Shop, as?: string): Promise<{ secret: string; sessionId: string }> {
  const { clientSecret: secret } = await request("POST", "/checkout/sessions", {
    body: wanted,
    ...(as ? { as } : {}),
  });
  const paid = await request("POST", `/sandbox/stripe/checkout/${secret}/pay`, { body: card });
  expect(paid.status).toBe("complete");
  return { secret, sessionId: secret.split("_secret_")[0]! };
}

/** Another process finds what the dead one left, and nobody has to ask for it. */
async function endsPremiumOnce(place: DatabasePlace, secret: string): Promise<void> {
  const next = await start(place);
  const roles = () => next.request("GET", "/roles/ana");
  // On PostgreSQL the dead process's lease has to run out first.
  while ((await roles()).length === 0) await sleep(50);
  await next.request("POST", "/idle");
  expect(await roles()).toEqual([premium]);
  // The form that was paid cannot be paid again, and nothing was charged twice.
  expect((await next.request("POST", `/sandbox/stripe/checkout/${secret}/pay`, { body: card })).status).toBe(
    "complete",
  );
  expect(await next.request("GET", "/charges")).toHaveLength(1);
  expect(await next.request("GET", "/subscription", { as: "ana" })).toMatchObject({ status: "active" });
  expect(await next.request("POST", "/checkout/sessions", { as: "ana", body: wanted })).toMatchObject({
    code: "checkout.already_premium",
  });
}

const places = { PGlite: newMigratedPglitePlace, PostgreSQL: newPostgresPlace };
describe.each(Object.entries(places))(
  "the server is killed and the member ends premium exactly once, on %s",
  (_, newPlace) => {
    test.each([
      ["between payment and webhook", "webhook"],
      ["between webhook and role change", "before-grant"],
      ["right after the role change, before anybody noted it", "after-grant"],
    ])("%s", async (_when, hang) => {
      const place = await newPlace();
      const shop = await start(place, hang);
      const { secret } = await payAs(shop, "ana");
      await shop.server.hangs(hang);
      await shop.server.kill();
      await endsPremiumOnce(place, secret);
    });

    test("between an anonymous buyer's claim and the role change", async () => {
      const place = await newPlace();
      const shop = await start(place, "before-grant");
      const { secret, sessionId } = await payAs(shop);
      shop.request("PUT", `/checkout/sessions/${sessionId}`, { as: "ana" }).catch(() => {});
      await shop.server.hangs("before-grant");
      await shop.server.kill();
      await endsPremiumOnce(place, secret);
    });
  },
);
