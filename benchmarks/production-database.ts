/** A PostgreSQL of its own for the site as it runs in production, gone afterwards. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { freePort } from "../scripts/free-ports.mjs";
import { loadEmbeddedPostgres } from "../tests/support/postgres-binaries.ts";

export async function startDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const scratch = mkdtempSync(path.join(tmpdir(), "wellspring-bench-postgres-"));
  chmodSync(scratch, 0o755);
  const EmbeddedPostgres = await loadEmbeddedPostgres(scratch);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(scratch, "data"),
    port,
    user: "postgres",
    password: "postgres",
    // PostgreSQL refuses to run as root, which is what a container usually is.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
    onLog() {},
    onError() {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
