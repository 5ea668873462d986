import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { createActivityStore } from "./activity-store.ts";
import { createMarksStore } from "./marks-store.ts";
import { memberMigrations } from "./member-migrations.ts";
import { createNotesStore } from "./notes-store.ts";
import { createProfileStore } from "./profile-store.ts";
import { createCalendarStore, createRhythmStore } from "./rhythm-store.ts";
import { createTriviaStore } from "./trivia-store.ts";

export async function createMemberStore({ database, clock }: { database: Database; clock: Clock }) {
  await migrate(database, memberMigrations);
  const { db } = database;
  return {
    profiles: createProfileStore(db, clock),
    marks: createMarksStore(db, clock),
    trivia: createTriviaStore(db, clock),
    notes: createNotesStore(db, clock),
    rhythms: createRhythmStore(db, clock),
    calendars: createCalendarStore(db, clock),
    activity: createActivityStore(db, clock),
  };
}

export type MemberStore = Awaited<ReturnType<typeof createMemberStore>>;
