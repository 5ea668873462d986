import { rmSync } from "node:fs";
import path from "node:path";
import { protocol } from "@electric-sql/pglite";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { newPglitePlace } from "../../tests/support/databases.ts";
import { DurableFiles, durableStartParams } from "./durable-files.ts";
import { GuardedPGlite } from "./guarded-pglite.ts";

afterEach(() => void vi.restoreAllMocks());

test("a query that waited while the embedded database closes is refused, and does not keep the process busy for ever", async () => {
  const { dataDir } = await newPglitePlace();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const files = new DurableFiles(path.join(dataDir, "postgres"));
  const client = new GuardedPGlite({ fs: files, startParams: durableStartParams() });
  await client.exec("create table notes (id int primary key)");
  let answer: unknown;
  const { closeFs } = files;
  vi.spyOn(files, "closeFs").mockImplementation(async () => {
    const waiting = protocol.serialize.query("insert into notes values (1)");
    answer = await client.execProtocol(waiting).catch((error: Error) => error.message);
    await closeFs.call(files);
  });
  await client.close();
  expect(answer).toBe("The embedded database is closed.");
});
