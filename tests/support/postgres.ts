import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "../../scripts/free-ports.mjs";
import { ensurePgliteTemplate } from "./pglite-template.ts";
import { loadEmbeddedPostgres } from "./postgres-binaries.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL of this test run, or why there is none. */
    postgres: { url: string } | { error: string };
    pgliteTemplate: string;
  }
}

/** Vitest's global setup: one real PostgreSQL for all test files; each makes databases of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, template] = await Promise.all([startPostgres(), ensurePgliteTemplate()]);
  project.provide("postgres", "url" in server ? { url: server.url } : { error: server.error });
  project.provide("pgliteTemplate", template);
  return async () => {
    if ("stop" in server) await server.stop();
  };
}

async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> } | { error: string }> {
  const scratch = mkdtempSync(path.join(tmpdir(), "wellspring-postgres-"));
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  const output: string[] = [];
  const append = (message: unknown) => void output.push(String(message).trim());
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
      // These tests never cut this server's power, so it need not wait for the disk.
      postgresFlags: [
        "-c",
        "fsync=off",
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        "unix_socket_directories=",
      ],
      onLog: append,
      onError: append,
    });
    await server.initialise();
    await server.start();
    const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
    return { url, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    const messages = [error instanceof Error ? error.message : "", ...output]
      .filter(Boolean)
      .slice(-8)
      .join("\n");
    return {
      error: `PostgreSQL for the tests did not start. Run npm ci again, then see what it said:\n${messages}`,
    };
  }
}
