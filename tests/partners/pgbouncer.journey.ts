import { afterAll, beforeAll, expect, test } from "vitest";
import { openNotices } from "../../platform/database/notices.ts";
import { type DatabasePlace, newPostgresPlace } from "../support/databases.ts";
import { eventually } from "../support/eventually.ts";
import { expectPooledDatabaseToWork } from "../support/pooled-database.ts";
import { type PgBouncer, startPgBouncer } from "./pgbouncer.ts";

const closing: (() => unknown)[] = [];
let pgbouncer: PgBouncer | undefined;
let place: DatabasePlace;

beforeAll(async () => {
  place = await newPostgresPlace();
  pgbouncer = await startPgBouncer(new URL(place.url!));
  if (!pgbouncer) console.warn("NOT TESTED with PgBouncer itself. On Debian: apt-get install pgbouncer");
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await pgbouncer?.stop();
});

/** The same database, through the pooler. */
function pooledUrl(): string {
  const url = new URL(place.url!);
  url.port = String(pgbouncer!.port);
  return url.href;
}

test("PgBouncer in transaction mode may stand before PostgreSQL", async ({ skip }) => {
  if (!pgbouncer) skip();
  await expectPooledDatabaseToWork({ ...place, url: pooledUrl() }, closing);
});

test("notices do not pass PgBouncer in transaction mode: that is said, and the direct address gets them", async ({
  skip,
}) => {
  if (!pgbouncer) skip();
  const warnings: unknown[] = [];
  const got: unknown[] = [];
  const open = (url: string, into: unknown[]) => {
    const notices = openNotices({
      url,
      channel: "test_notices",
      log: { warn: (...given: unknown[]) => void warnings.push(given[0]) },
      onNotice: (message) => void into.push(message),
    });
    closing.push(() => notices.close());
    return notices;
  };
  const sender = open(place.url!, []);
  const receiver = open(place.url!, got);
  await Promise.all([sender.ready, receiver.ready]);
  await sender.send("published");
  await eventually(() => expect(got).toEqual(["published"]));
  expect(warnings).toEqual([]);
  await open(pooledUrl(), []).ready;
  await eventually(() => expect(warnings.join()).toContain("Set DATABASE_DIRECT_URL"));
});
