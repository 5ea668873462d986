import { afterAll, expect, test } from "vitest";
import { checkoutPaths, stripePath } from "../contracts/checkout.ts";
import { consentsPath } from "../contracts/consents.ts";
import { identityApi } from "../contracts/identity.ts";
import { journalPaths } from "../contracts/journal-paths.ts";
import { memberApi, memberPaths } from "../contracts/member-paths.ts";
import { notificationsPath } from "../contracts/notifications.ts";
import {
  authorize,
  type Browser,
  codeOf,
  createBrowser,
  location,
  refresh,
  signIn,
  signOut,
  type Tokens,
} from "../services/identity/test-identity.ts";
import { newPostgresPlace } from "../tests/support/databases.ts";
import { type Failover, startFailover } from "../tests/support/failover.ts";
import { register } from "../tests/support/register.ts";
import { makeDataDir, type RunningServer, startServer } from "../tests/support/server.ts";

const account = memberApi("Wellspring") + memberPaths.account;
const memberOnlyPaths = [
  account,
  memberApi("Wellspring") + notificationsPath,
  memberApi("Wellspring") + journalPaths.entries,
  stripePath("Wellspring") + checkoutPaths.subscription,
  `${consentsPath}/consents`,
  "/identity/me",
  identityApi.devices,
];
const closing: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function start(settings: Record<string, string>): Promise<RunningServer> {
  const server = await startServer(settings);
  closing.push(async () => {
    server.child.kill("SIGKILL");
    await server.exit;
  });
  return server;
}

function newDataDir(): string {
  const { dataDir, remove } = makeDataDir();
  closing.push(remove);
  return dataDir;
}

async function newAddress(): Promise<Failover> {
  const address = await startFailover();
  closing.push(() => address.close());
  return address;
}

const withToken = (browser: Browser, path: string, { access_token }: Tokens) =>
  browser.request(path, { headers: { authorization: `Bearer ${access_token}` } });

test("two server processes on PostgreSQL behind one address: sign in on one, used on the other, one of them killed in between", async () => {
  const place = await newPostgresPlace();
  const address = await newAddress();
  const settings = { DATABASE_URL: place.url!, ORIGIN: address.origin, DATA_DIR: newDataDir() };
  const [one, two] = await Promise.all([start(settings), start(settings)]);
  const ports = [one, two].map(({ url }) => Number(new URL(url).port));
  for (const { url } of [one, two]) address.add(url);

  // Every other request of one journey meets the other process.
  const browser = createBrowser(address.port, address.origin);
  const person = await register(browser, "ana@example.com");
  await signIn(browser, person);
  for (const { url } of [one, two]) expect(address.answeredBy(url)).toBeGreaterThan(2);

  const pinned = createBrowser(ports[0]!, address.origin);
  const first = await signIn(pinned, person);
  pinned.moveTo(ports[1]!);
  expect((await withToken(pinned, account, first)).status).toBe(200);
  expect(JSON.parse((await withToken(pinned, identityApi.devices, first)).body).items).toHaveLength(2);
  const second = await refresh(pinned, first.refresh_token);
  expect(second.status).toBe(200);

  // Signed out at one, the access token is worth nothing at the other, whichever service is asked.
  const leaver = createBrowser(ports[0]!, address.origin);
  const ended = await signIn(leaver, person);
  await signOut(leaver, ended);
  leaver.moveTo(ports[1]!);
  for (const path of memberOnlyPaths)
    expect([path, (await withToken(leaver, path, ended)).status]).toEqual([path, 401]);
  const bought = await leaver.request(stripePath("Wellspring") + checkoutPaths.sessions, {
    json: { offerId: "x", offerTermId: "y", redirectUrl: "/" },
    headers: { authorization: `Bearer ${ended.access_token}` },
  });
  expect(bought.status).toBe(401);

  one.child.kill("SIGKILL");
  await one.exit;
  const left = createBrowser(address.port, address.origin);
  for (const [key, cookie] of pinned.cookies) left.cookies.set(key, { ...cookie });
  expect((await withToken(left, account, second.tokens)).status).toBe(200);
  const third = await refresh(left, second.tokens.refresh_token);
  expect(third.status).toBe(200);
  expect(codeOf((await authorize(left, { prompt: "none" })).answer)).not.toBe("");
  // A token replayed after the kill ends the grant all the same.
  expect((await refresh(left, second.tokens.refresh_token)).tokens.error).toBe("invalid_grant");
  expect((await refresh(left, third.tokens.refresh_token)).tokens.error).toBe("invalid_grant");
  await signIn(createBrowser(address.port, address.origin), person);
});

test("the provider on another port as an external authority: its tokens for this site are accepted, its own site's are not", async () => {
  const [provider, site] = [await newAddress(), await newAddress()];
  const [providerPlace, sitePlace] = [await newPostgresPlace(), await newPostgresPlace()];
  const [providing, reading] = await Promise.all([
    start({
      ORIGIN: provider.origin,
      DATABASE_URL: providerPlace.url!,
      DATA_DIR: newDataDir(),
      IDENTITY_SITES: `reader=${site.origin}`,
    }),
    start({
      ORIGIN: site.origin,
      DATABASE_URL: sitePlace.url!,
      DATA_DIR: newDataDir(),
      OIDC_AUTHORITY: `${provider.origin}/identity`,
      OIDC_CLIENT_ID: "reader",
    }),
  ]);
  provider.add(providing.url);
  site.add(reading.url);
  const atProvider = createBrowser(provider.port, provider.origin);
  const person = await register(atProvider, "eva@example.com");
  const client = { client_id: "reader", redirect_uri: `${site.origin}/auth/callback` };
  const { verifier, answer } = await authorize(atProvider, client);
  expect(location(answer).pathname).toBe("/account/login");
  const posted = await atProvider.request("/identity/forms/login", { form: { ...person, locale: "en-US" } });
  const resumed = await atProvider.request(posted.headers.location ?? "");
  expect(location(resumed).origin).toBe(site.origin);
  const redeemed = await atProvider.request("/identity/token", {
    form: { ...client, grant_type: "authorization_code", code: codeOf(resumed), code_verifier: verifier },
    headers: { origin: site.origin },
  });
  expect(redeemed.headers["access-control-allow-origin"]).toBe(site.origin);
  const tokens: Tokens = JSON.parse(redeemed.body);

  const atSite = createBrowser(site.port, site.origin);
  const mine = await withToken(atSite, account, tokens);
  expect(mine.status).toBe(200);
  expect(JSON.parse(mine.body)).toMatchObject({ email: person.email, firstName: "Ana" });
  expect((await atSite.request("/identity/.well-known/openid-configuration")).status).toBe(404);

  const own = await signIn(createBrowser(provider.port, provider.origin), person);
  expect((await withToken(atProvider, account, own)).status).toBe(200);
  expect((await withToken(atSite, account, own)).status).toBe(401);
  expect((await withToken(atProvider, account, tokens)).status).toBe(401);
});
