/** Signing in against the real site: its process, its embedded identity and its passing on of `/studio`. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { derivedSecret } from "../../platform/derived-secret.ts";
import { freePort } from "../../scripts/free-ports.mjs";
import {
  type Answer,
  type Browser,
  claimsIn,
  createBrowser,
  signIn,
  signOut,
} from "../../services/identity/test-identity.ts";
import { register } from "../../tests/support/register.ts";
import { makeDataDir, type RunningServer, startServer } from "../../tests/support/server.ts";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let studio: StudioApi;
let site: RunningServer;
let place: ReturnType<typeof makeDataDir>;
let origin: string;
let port: number;
let forgetRoles: () => void;

const topic = {
  id: "00000000-0000-4000-8000-000000000001",
  type: "topic",
  path: "topics/hope",
  text: { "en-US": { title: "Hope" }, es: { title: "Esperanza" } },
};

beforeAll(async () => {
  port = await freePort();
  origin = `http://localhost:${port}`;
  studio = await startApi({ ORIGIN: origin });
  ({ forgetRoles } = await import("../src/who/roles.ts"));
  await fetch(`${studio.url}/studio/api/library`, {
    method: "POST",
    headers: { authorization: `Bearer ${testKey}`, "content-type": "application/json" },
    body: JSON.stringify({ records: [topic], known: [topic] }),
  });
  place = makeDataDir();
  site = await startServer({
    PORT: String(port),
    ORIGIN: origin,
    DATA_DIR: place.dataDir,
    STUDIO_URL: studio.url,
    STUDIO_KEY: testKey,
  });
});
afterAll(async () => {
  site?.child.kill("SIGKILL");
  await site?.exit;
  await studio?.close();
  place?.remove();
});

/** Follows a sign-in as far as the studio's answer to the return. */
async function signInToStudio(
  browser: Browser,
  person?: { email: string; password: string },
  first = "",
): Promise<Answer> {
  let answer = await browser.request(`/studio/api/sign-in?to=/studio/collections/topic&first=${first}`);
  expect(answer.status).toBe(303);
  answer = await browser.request(answer.headers.location!);
  if (person) {
    expect(answer.headers.location).toContain("/account/login");
    answer = await browser.request("/identity/forms/login", { form: { ...person, locale: "en-US" } });
    answer = await browser.request(answer.headers.location!);
  }
  expect(answer.headers.location).toContain(`${origin}/studio/api/signed-in?code=`);
  return browser.request(answer.headers.location!);
}

const topics = async (browser: Browser) => (await browser.request("/studio/api/topic")).status;

test("one sign-in: with a role it opens the studio, without one it says who gives it", async () => {
  const browser = createBrowser(port, origin);
  const person = await register(browser, "eva@example.com");
  expect(await topics(browser)).toBe(403);

  const without = await signInToStudio(browser, person);
  expect(without.status).toBe(403);
  expect(without.body).toContain("npm run role -- grant eva@example.com Author");
  expect(await topics(browser)).toBe(403);

  const other = createBrowser(port, origin);
  const tokens = await signIn(other, person);
  const subject = String(claimsIn(tokens.access_token).sub);
  const give = (change: object) =>
    other.request("/dev/roles", { method: "POST", json: { subject, ...change } });
  await give({ grant: ["Editor"] });

  // Signed in to the site already: nothing more is wanted.
  const within = await signInToStudio(browser);
  expect(within.status).toBe(303);
  expect(within.headers.location).toBe("/studio/collections/topic");
  expect(within.headers["set-cookie"]?.join()).toMatch(
    /studio-session=[^;]+; Path=\/studio; Max-Age=28800; HttpOnly; SameSite=Lax/,
  );
  expect(await topics(browser)).toBe(200);
  const me = JSON.parse((await browser.request("/studio/api/editors/me")).body);
  expect(me.user).toMatchObject({
    id: subject,
    name: "Ana Ruiz",
    email: "eva@example.com",
    roles: ["editor"],
  });
  const change = await browser.request(`/studio/api/topic/${topic.id}`, {
    method: "PATCH",
    json: { en: { title: "Hope again" }, _status: "published" },
  });
  expect(change.status).toBe(200);

  await give({ revoke: ["Editor"] });
  forgetRoles();
  expect(await topics(browser)).toBe(403);
  await give({ grant: ["Author"] });
  forgetRoles();
  expect(await topics(browser)).toBe(200);

  // Signing out of the site ends the studio's session with it.
  await signOut(browser);
  forgetRoles();
  expect(await topics(browser)).toBe(403);
  await give({ revoke: ["Author"] });
});

test("the link of the terminal makes the first Operator, who gives the others their roles; later it makes nobody", async () => {
  const code = derivedSecret(testKey, "first operator");
  const owner = createBrowser(port, origin);
  const ownerIs = await register(owner, "owner@example.com");
  const helper = createBrowser(port, origin);
  const helperIs = await register(helper, "helper@example.com");

  expect((await signInToStudio(helper, helperIs, `${code.slice(1)}x`)).status).toBe(403);
  expect((await signInToStudio(owner, ownerIs, code)).status).toBe(303);
  const me = JSON.parse((await owner.request("/studio/api/editors/me")).body);
  expect(me.user.roles).toEqual(["operator"]);
  expect((await signInToStudio(helper, undefined, code)).status).toBe(403);

  const change = (by: Browser, json: object) =>
    by.request("/studio/api/roles", { method: "POST", json, headers: { origin } });
  const wanted = { verb: "grant", who: "helper@example.com", role: "Editor" };
  expect((await change(helper, wanted)).status).toBe(401);
  expect((await change(owner, wanted)).status).toBe(200);
  expect((await signInToStudio(helper)).status).toBe(303);
  expect(await topics(helper)).toBe(200);
  expect((await change(helper, { ...wanted, role: "Operator" })).status).toBe(403);
  expect((await change(owner, { verb: "grant", who: "nobody@example.com", role: "Editor" })).status).toBe(
    404,
  );
  expect((await change(owner, { verb: "revoke", who: me.user.id, role: "Operator" })).status).toBe(409);

  expect((await change(owner, { ...wanted, verb: "revoke" })).status).toBe(200);
  expect(await topics(helper)).toBe(403);
  const { people } = JSON.parse((await owner.request("/studio/api/roles")).body);
  expect(people).toEqual([{ subject: me.user.id, email: "owner@example.com", roles: ["Operator"] }]);
});

test("a return that this browser did not begin, or a code that was used, is refused", async () => {
  const browser = createBrowser(port, origin);
  const person = await register(browser, "ina@example.com");
  const begun = await browser.request("/studio/api/sign-in");
  const authorization = new URL(begun.headers.location!);
  expect(Object.fromEntries(authorization.searchParams)).toMatchObject({
    client_id: "wellspring-studio",
    code_challenge_method: "S256",
    redirect_uri: `${origin}/studio/api/signed-in`,
  });
  await browser.request(begun.headers.location!);
  const posted = await browser.request("/identity/forms/login", { form: { ...person, locale: "en-US" } });
  const back = new URL((await browser.request(posted.headers.location!)).headers.location!);

  const stranger = createBrowser(port, origin);
  expect((await stranger.request(back.href)).status).toBe(400);
  await stranger.request("/studio/api/sign-in");
  expect((await stranger.request(back.href)).status).toBe(400);

  const stolen = await stranger.request("/identity/token", {
    form: {
      grant_type: "authorization_code",
      client_id: "wellspring-studio",
      code: back.searchParams.get("code")!,
      redirect_uri: `${origin}/studio/api/signed-in`,
    },
  });
  expect([400, 401]).toContain(stolen.status);
  expect((await browser.request(back.href)).status).toBe(403);
  await browser.request("/studio/api/sign-in");
  expect((await browser.request(back.href)).status).toBe(400);
});
