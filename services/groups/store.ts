import { fileURLToPath } from "node:url";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { createDecisionStore } from "./decision-store.ts";
import { createGroupStore } from "./group-store.ts";
import { createNoteStore } from "./note-store.ts";
import { createNameStore } from "./reported-names.ts";

export async function createGroupsStore(database: Database, clock: Clock) {
  await migrate(database, {
    service: "groups",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  return {
    groups: createGroupStore(database, clock),
    notes: createNoteStore(database, clock),
    names: createNameStore(database, clock),
    decisions: createDecisionStore(database, clock),
  };
}

export type GroupsStore = Awaited<ReturnType<typeof createGroupsStore>>;
