/** The studio's REST calls without its pages, so that tests need no build: Payload's own handler behind Node's server. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { keepMigrated, migratedDatabase } from "./migrated.ts";

export const testKey = "a key that only tests know";

export interface StudioApi {
  url: string;
  payload: import("payload").Payload;
  close(): Promise<void>;
}

/** Settings are read when the configuration is loaded, so a test file has one studio. */
export async function startApi(env: Record<string, string> = {}): Promise<StudioApi> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-studio-"));
  const envBefore = { ...process.env };
  Object.assign(process.env, { DATA_DIR: dataDir, STUDIO_KEY: testKey, NODE_ENV: "production", ...env });
  mkdirSync(path.join(dataDir, "studio"), { recursive: true });
  const isEmbedded = !env.DATABASE_URL;
  const migrated = isEmbedded ? migratedDatabase() : undefined;
  if (migrated) copyFileSync(migrated, path.join(dataDir, "studio", "studio.db"));
  const { getPayload, handleEndpoints } = await import("payload");
  const { default: config } = await import("../src/payload.config.ts");
  // No clock queues or runs jobs beside a test; tests that are about jobs run them.
  delete (await config).jobs.autoRun;
  const payload = await getPayload({ config, disableOnInit: false });
  if (isEmbedded && !migrated) await keepMigrated(payload);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const answer = await handleEndpoints({
      config,
      request: new Request(`http://${request.headers.host}${request.url}`, {
        method: request.method ?? "GET",
        headers: request.headers as Record<string, string>,
        ...(body.length > 0 ? { body } : {}),
      }),
    });
    const cookies = answer.headers.getSetCookie();
    response.writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
    });
    if (answer.body) Readable.fromWeb(answer.body as never).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payload,
    async close() {
      server.close();
      await payload.destroy();
      // The process goes on with the next file, which has other settings.
      (globalThis as { _payload?: Map<string, unknown> })._payload?.clear();
      for (const name of Object.keys(process.env)) delete process.env[name];
      Object.assign(process.env, envBefore);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
