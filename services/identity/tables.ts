import { fileURLToPath } from "node:url";
import type { Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";

export const makeIdentityTables = (database: Database) =>
  migrate(database, {
    service: "identity",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
