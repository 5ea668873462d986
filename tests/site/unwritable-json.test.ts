import { SmartRouter } from "hono/router/smart-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { json, type Target } from "../../attacks/attack.ts";
import { type Endpoint, findSurface } from "../../attacks/endpoints.ts";
import { findPeople } from "../../attacks/people.ts";
import type { Random } from "../../attacks/random.ts";
import { bodyWords } from "../../attacks/random-request.ts";
import { schemaValue } from "../../attacks/schema-value.ts";
import { unwritable, unwritableForm } from "../../attacks/unwritable-json.ts";
import { premiumRole } from "../../contracts/site.ts";
import { composeSite, type Site } from "../support/site.ts";
import { createSiteTarget } from "../support/site-target.ts";

const hooksSecret = "a secret that only the CMS knows, for its hooks";
/** What every app of every service has routed, those included that are made with their first request. */
const routes = new Set<string>();
let site: Site;
let target: Target;
beforeAll(async () => {
  const add = SmartRouter.prototype.add;
  vi.spyOn(SmartRouter.prototype, "add").mockImplementation(function (this: never, method, path, handler) {
    routes.add(`${method} ${path}`);
    return add.call(this, method, path, handler);
  });
  site = await composeSite({ TRUSTED_PROXIES: "1", CONTENT_WEBHOOK_SECRET: hooksSecret });
  target = createSiteTarget(site, await site.start());
});
afterAll(() => site?.close());

/** Every member that a schema knows, and the first of what it may be. */
const fullest: Random = { below: () => 1, chance: (share) => share >= 0.5, pick: (list) => list[0]! };
const shape = (method: string, path: string) => `${method} ${path.replace(/:\w+/g, ":")}`;
const mayTakeBody = (method: string) => /^(POST|PUT|PATCH|DELETE)$/.test(method);

/** What the documents and the attacks' table name, and whatever else is routed. */
function allOf(known: readonly Endpoint[]): Endpoint[] {
  const shapes = new Set(known.map(({ method, path }) => shape(method, path)));
  const others = [...routes]
    .map((route) => route.replace(/^ALL /, "POST ").split(" ") as [string, string])
    .filter(([method, path]) => !path.includes("*") && !shapes.has(shape(method, path)))
    .map(([method, path]): Endpoint => ({ method, path, kind: "service" }));
  return [...known, ...others].filter(({ method }) => mayTakeBody(method));
}

/** A member who may do everything. */
async function somebody() {
  const person = (await findPeople(target, 1, "Wellspring")).find(({ kind }) => kind === "operator")!;
  const claims = Buffer.from(person.headers[0]![1].split(".")[1]!, "base64url");
  const { sub } = JSON.parse(String(claims)) as { sub: string };
  await target.request("/dev/roles", json({ subject: sub, grant: [premiumRole("Wellspring")] }));
  await person.renew();
  return person;
}

/** The collector answers as the service that it stands in for, and cleans what it is sent. */
const isCollector = ({ path }: Endpoint) => path.startsWith("/collect/");

test("half a sign, NUL and JSON deeper than anything means are no failure of any endpoint, and never accepted", async () => {
  const { endpoints: known, defs, ids } = await findSurface(target, "Wellspring");
  // Parts that are made when they are first asked are made now.
  for (const { path } of known.filter(({ kind }) => kind === "service"))
    await target.request(path.replace(/:\w+/g, ids[0]!));
  const endpoints = allOf(known);
  expect(endpoints.length).toBeGreaterThan(120);
  const person = await somebody();
  const wrong: string[] = [];
  let sent = 0;
  for (const endpoint of endpoints) {
    const { method, path, body: schema, form } = endpoint;
    const from = { words: bodyWords, ids, defs: { ...defs, ...schema?.$defs } };
    const fitting = schema ? schemaValue(schema, fullest, from) : { id: ids[0], path: "/" };
    const bodies: [string, string][] = form
      ? [["NUL in all fields", unwritableForm(fitting)]]
      : unwritable(fitting);
    for (const [nth, [name, body]] of bodies.entries()) {
      const { status } = await target.request(path.replace(/:\w+/g, ids[0]!), {
        method,
        headers: {
          "content-type": form ? "application/x-www-form-urlencoded" : "application/json",
          "x-forwarded-for": `10.9.${sent >> 8}.${sent++ & 255}`,
          "x-webhook-secret": hooksSecret,
          ...Object.fromEntries(person.headers),
        },
        body,
      });
      const mustRefuse = schema && nth < 2 && !isCollector(endpoint);
      if (status >= 500 || status === 0 || (mustRefuse && status < 400))
        wrong.push(`${status} ${method} ${path}: ${name}`);
    }
  }
  expect(wrong).toEqual([]);
}, 300_000);
