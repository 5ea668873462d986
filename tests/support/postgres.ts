import type { TestProject } from "vitest/node";
import { ensureEmptyPglite, ensurePgliteTemplate } from "./pglite-template.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The PostgreSQL of this test run, or why there is none. */
    postgres: { url: string } | { error: string };
    /** An embedded database with the tables of every service, to copy. */
    pgliteTemplate: string;
    emptyPglite: string;
  }
}

/** Vitest's global setup: one real PostgreSQL for all test files; each makes databases of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, template] = await Promise.all([startTestPostgres(), ensurePgliteTemplate()]);
  project.provide("emptyPglite", await ensureEmptyPglite());
  project.provide("postgres", "url" in server ? { url: server.url } : { error: server.error });
  project.provide("pgliteTemplate", template);
  return async () => {
    if ("stop" in server) await server.stop();
  };
}

async function startTestPostgres(): Promise<{ url: string; stop: () => Promise<void> } | { error: string }> {
  const output: string[] = [];
  try {
    return await startPostgres({
      // These tests never cut this server's power, so it need not wait for the disk.
      settings: ["fsync=off"],
      onOutput: (message) => void output.push(String(message).trim()),
    });
  } catch (error) {
    const messages = [error instanceof Error ? error.message : "", ...output]
      .filter(Boolean)
      .slice(-8)
      .join("\n");
    return {
      error: `PostgreSQL for the tests did not start. Run npm ci again, then see what it said:\n${messages}`,
    };
  }
}
