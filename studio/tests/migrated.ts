import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";

const setting = "MIGRATED_STUDIO_FOLDER";

/** Vitest's global setup: where the first studio of this run puts its database, migrated and empty, for the others to copy. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "studio-migrated-"));
  process.env[setting] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const file = () => process.env[setting] && path.join(process.env[setting], "studio.db");

/** The copy to begin with, once there is one. */
export function migratedDatabase(): string | undefined {
  const name = file();
  return name && existsSync(name) ? name : undefined;
}

/** Under its name only when it is whole; of several at once the last stays, and all are alike. */
export async function keepMigrated({ db }: Payload): Promise<void> {
  const name = file();
  if (!name) return;
  const own = `${name}.${process.pid}`;
  await (db as unknown as { client: { execute(sql: string): Promise<unknown> } }).client.execute(
    `vacuum into '${own}'`,
  );
  renameSync(own, name);
}
