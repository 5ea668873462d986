import { fileURLToPath } from "node:url";
import type { JournalUpdate } from "../../contracts/journal.ts";
import type { PrayerUpdate } from "../../contracts/prayer-list.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import type { KeyRing } from "../../platform/sealing.ts";
import { createMemberKeys } from "./member-keys.ts";
import { entries, prayers } from "./schema.ts";
import { createSealedRows } from "./sealed-rows.ts";

interface JournalOptions {
  database: Database;
  clock: Clock;
  ring: KeyRing;
}

/** The journal's entries, and the prayer list, sealed with the same key of the member's. */
export async function createJournalStore({ database, clock, ring }: JournalOptions) {
  await migrate(database, {
    service: "journal",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  const { db } = database;
  const keys = createMemberKeys({ db, clock, ring });
  const journal = createSealedRows<Omit<JournalUpdate, "updatedAt">>({
    ...{ db, clock, keys, table: entries },
    about: (subject, id) => `${subject} ${id}`,
  });
  const prayerList = createSealedRows<Omit<PrayerUpdate, "updatedAt">>({
    ...{ db, clock, keys, table: prayers },
    about: (subject, id) => `${subject} prayer ${id}`,
  });

  return {
    ...journal,
    prayers: prayerList,
    checkKey: keys.check,

    /** The key goes first: whatever a copy of the tables holds is noise from then on. */
    async erase(subject: string): Promise<void> {
      await keys.remove(subject);
      await journal.removeAll(subject);
      await prayerList.removeAll(subject);
    },
  };
}

export type JournalStore = Awaited<ReturnType<typeof createJournalStore>>;
export type PrayerStore = JournalStore["prayers"];
