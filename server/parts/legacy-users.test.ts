import { rmSync } from "node:fs";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { type DatabasePlace, newMigratedPglitePlace } from "../../tests/support/databases.ts";
import { readConfig } from "../config.ts";
import { composeLegacyUsers } from "./legacy-users.ts";

const log = pino({ level: "silent" });
let place: DatabasePlace;
let database: Database;
beforeAll(async () => {
  place = await newMigratedPglitePlace();
  database = await openDatabase({ ...place, log });
});
afterAll(async () => {
  await database.close();
  rmSync(place.dataDir, { recursive: true, force: true });
});

function compose(settings: Record<string, string>) {
  const config = readConfig(settings, "/");
  const { mounts, ...parts } = composeLegacyUsers({ config, database, clock: systemClock, log });
  const app = new Hono();
  for (const mount of mounts) app.route(mount.path, mount.app);
  return { app, ...parts };
}
const eva = {
  legacyId: "7",
  isPremiumMember: false,
  email: "eva@example.com",
  firstName: "Eva",
  lastName: "Paz",
};
const posted = {
  method: "POST",
  body: JSON.stringify(eva),
  headers: { "content-type": "application/json" },
};

test("GET /api/users/legacy/{legacyId} and POST /api/users answer where the product is tried", async () => {
  const { app, client } = compose({});
  expect((await app.request("/api/users/legacy/7")).status).toBe(404);
  expect((await app.request("/api/users", posted)).status).toBe(201);
  expect(await (await app.request("/api/users/legacy/7")).json()).toEqual({
    Id: "7",
    FirstName: "Eva",
    LastName: "Paz",
    IsGivingMember: false,
  });
  expect(await client.find("7")).toMatchObject({ FirstName: "Eva" });
});

test("otherwise the key is required from outside, and not in-process", async () => {
  const key = "a-key-of-at-least-32-characters-long";
  const { app, client } = compose({ ENVIRONMENT: "Staging", LEGACY_USERS_KEY: key });
  expect((await app.request("/api/users/legacy/7")).status).toBe(401);
  expect((await app.request("/api/users", posted)).status).toBe(401);
  const headers = { authorization: `Bearer ${key}` };
  expect((await app.request("/api/users/legacy/7", { headers })).status).toBe(200);
  expect(await client.find("7")).toMatchObject({ FirstName: "Eva" });
  expect((await compose({ ENVIRONMENT: "Staging" }).app.request("/api/users/legacy/7")).status).toBe(401);
});

test("with LEGACY_USERS_URL nothing is served here", () => {
  const remote = compose({ LEGACY_USERS_URL: "https://legacy.example/api/users" });
  expect(remote.app.routes).toEqual([]);
  expect(remote.data).toEqual([]);
});
