import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { newPostgresPlace } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { openNotices } from "./notices.ts";

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function open(url: string) {
  const received: unknown[] = [];
  const notices = openNotices({
    url,
    channel: "test_channel",
    log: { warn: () => {} } as never,
    onNotice: (message) => void received.push(message),
  });
  closing.push(notices.close);
  await notices.ready;
  return { ...notices, received };
}

test("a notice reaches every other process, not its sender, and again after the connection was lost", async () => {
  const url = (await newPostgresPlace()).url!;
  const [first, second] = [await open(url), await open(url)];
  await first.send(["a"]);
  await eventually(() => expect(second.received).toEqual([["a"]]));
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wellspring notices' and datname = current_database()",
  );
  await admin.end();
  await eventually(async () => {
    await second.send(["b"]);
    expect(first.received).toContainEqual(["b"]);
  });
  expect(first.received).not.toContainEqual(["a"]);
});
