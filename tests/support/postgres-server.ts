import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/free-ports.mjs";
import { loadEmbeddedPostgres } from "./postgres-binaries.ts";

interface PostgresOptions {
  /** Settings beyond those that every one of them has, such as "fsync=off". */
  settings?: string[];
  onOutput?(message: unknown): void;
}

/** A PostgreSQL of its own, gone afterwards. */
export async function startPostgres({ settings = [], onOutput = () => {} }: PostgresOptions = {}) {
  const scratch = mkdtempSync(path.join(tmpdir(), "wellspring-postgres-"));
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  try {
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
      postgresFlags: [...settings, "listen_addresses=127.0.0.1", "unix_socket_directories="].flatMap(
        (setting) => ["-c", setting],
      ),
      onLog: onOutput,
      onError: onOutput,
    });
    await server.initialise();
    await server.start();
    const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
    return { url, stop: (): Promise<void> => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
