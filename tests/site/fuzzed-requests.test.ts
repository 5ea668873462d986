import { afterAll, beforeAll, expect, test } from "vitest";
import type { Target } from "../../attacks/attack.ts";
import { findSurface } from "../../attacks/endpoints.ts";
import { findPeople, kinds } from "../../attacks/people.ts";
import { createRandom } from "../../attacks/random.ts";
import { bodyWords, type RandomRequest, randomRequest } from "../../attacks/random-request.ts";
import { exchange, written } from "../../attacks/wire.ts";
import { composeSite, type Site } from "../support/site.ts";
import { createSiteTarget } from "../support/site-target.ts";

/** Thousands more, from many connections at once and with other seeds: `npm run attack -- --fuzz`. */
const count = 150;
const seed = 14;

let site: Site;
let target: Target;
let host: string;
beforeAll(async () => {
  site = await composeSite({ TRUSTED_PROXIES: "1" });
  target = createSiteTarget(site, await site.start());
  host = new URL(site.parts.config.ORIGIN).host;
});
afterAll(() => site?.close());

/** Pages, pictures and tools are for people, and the collector answers as the service that it stands in for. */
const isForPeople = /^\/(collect|dev|feed|media|preview|sandbox|share-card)\b|^\/identity\/(?!api)/;
const wantsProblem = ({ endpoint, method, headers }: RandomRequest) =>
  endpoint.kind === "service" &&
  method !== "HEAD" &&
  !isForPeople.test(endpoint.path) &&
  !headers.some(([name, value]) => name === "accept" && value === "text/html");

test(`${count} fuzzed requests, the same each time, are all answered, none with 500 or above, and services refuse with a problem`, async () => {
  const { endpoints, defs, ids } = await findSurface(target, "Wellspring");
  const people = await findPeople(target, 1, "Wellspring");
  expect(people.map(({ kind }) => kind)).toEqual(kinds);
  const services = endpoints.filter(({ kind }) => kind === "service");
  const random = createRandom(seed);
  const wrong: string[] = [];
  const statuses = new Set<number>();
  for (let sent = 0; sent < count; sent++) {
    // Pages take longest and have less to go wrong.
    const endpoint = random.pick(random.chance(0.02) ? endpoints : services);
    const sender = { person: random.pick(people), from: { words: bodyWords, ids, defs } };
    const request = randomRequest(random, endpoint, sender);
    const socket = (await target.connect()).on("error", () => {});
    const { status, head } = await exchange(socket, written(request, host), request.method);
    socket.destroy();
    statuses.add(status);
    const type = /\r\ncontent-type: *([^\r]*)/i.exec(head)?.[1];
    const isProblem = type === "application/problem+json";
    if (status === 0 || status >= 500 || (status >= 400 && wantsProblem(request) && !isProblem))
      wrong.push(
        `${sent}: ${status} ${type ?? ""} to ${request.method} ${request.path} of a ${request.kind}`,
      );
  }
  expect(wrong).toEqual([]);
  // They reach more than the first check.
  for (const status of [200, 400, 401, 404, 405]) expect(statuses).toContain(status);
});
