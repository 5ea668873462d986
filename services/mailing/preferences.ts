import { fileURLToPath } from "node:url";
import { defaultChoices, type NotificationChoices } from "../../contracts/notifications.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Db, Transaction } from "../../platform/database/database.ts";
import { and, eq, inArray, ne } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { createGroupCommit } from "../../platform/group-commit.ts";
import type { Recipients } from "./recipients.ts";
import { preferences } from "./schema.ts";

type Preferences = typeof preferences.$inferSelect;

/** The consents behind the e-mails: stores what was agreed to, with its wording. */
export interface MailConsents {
  has(email: string, purpose: "newsletter" | "texts"): Promise<boolean>;
  setByMember(
    tx: Transaction,
    owner: { email: string; locale: Locale; timeZone: string },
    purpose: "newsletter" | "texts",
    on: boolean,
  ): Promise<{ id: string }>;
}

export type PreferencesStore = ReturnType<typeof createPreferences>;

export const migrateMailing = (database: Database) =>
  migrate(database, {
    service: "mailing",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });

export function createPreferences(options: {
  database: Database;
  clock: Clock;
  recipients: Recipients;
  consents: MailConsents;
}) {
  const { database, clock, recipients, consents } = options;
  const find = async (subject: string, from: Db | Transaction = database.db) => {
    const [row] = await from.select().from(preferences).where(eq(preferences.subject, subject));
    return row;
  };
  const ofAddressWithPhone = createGroupCommit<string, Preferences | undefined>(async (emails) => {
    const rows = await database.db
      .select()
      .from(preferences)
      .where(and(inArray(preferences.email, emails), ne(preferences.phone, "")));
    const byEmail = new Map(rows.map((row) => [row.email, row]));
    return emails.map((email) => byEmail.get(email));
  });
  return {
    find,
    async choices(subject: string, email: string, locale: Locale): Promise<NotificationChoices> {
      const [stored, morning, texts] = await Promise.all([
        find(subject),
        consents.has(email, "newsletter"),
        consents.has(email, "texts"),
      ]);
      return { ...defaultChoices, locale, ...(stored && withoutOwner(stored)), morning, texts };
    },
    /** All or nothing: the choices, the consents behind them, and who is written to when. */
    save: (subject: string, email: string, chosen: NotificationChoices): Promise<void> =>
      database.transaction(async (tx) => {
        const { morning, evening, texts, phone, morningTime, eveningTime, timeZone, locale, translation } =
          chosen;
        const stored = { email, locale, evening, phone, morningTime, eveningTime, timeZone, translation };
        const set = { ...stored, updatedAt: clock.now() };
        await tx
          .insert(preferences)
          .values({ subject, ...set })
          .onConflictDoUpdate({ target: preferences.subject, set });
        // The address has changed owners: consents under it no longer belong to the former one.
        await tx
          .update(preferences)
          .set({ email: "" })
          .where(and(eq(preferences.email, email), ne(preferences.subject, subject)));
        const owner = { email, locale, timeZone };
        const person = await consents.setByMember(tx, owner, "newsletter", morning);
        await consents.setByMember(tx, owner, "texts", texts);
        if (morning)
          await recipients.enrol(tx, {
            list: "morning",
            owner: `person:${person.id}`,
            ...owner,
            translation,
            localTime: morningTime,
          });
        const evenings = { list: "evening", owner: `member:${subject}` } as const;
        if (evening)
          await recipients.enrol(tx, { ...evenings, ...owner, translation, localTime: eveningTime });
        else await recipients.withdraw(tx, evenings.list, evenings.owner);
      }),
    /** One-click unsubscribe link. */
    stopEvenings: (subject: string): Promise<void> =>
      database.transaction(async (tx) => {
        await tx.update(preferences).set({ evening: false }).where(eq(preferences.subject, subject));
        await recipients.withdraw(tx, "evening", `member:${subject}`);
      }),
    async erase(subject: string): Promise<void> {
      await database.transaction(async (tx) => {
        await tx.delete(preferences).where(eq(preferences.subject, subject));
        await recipients.withdraw(tx, "evening", `member:${subject}`);
      });
    },
    /** Of the member who chose with this address, or of this member, if they gave a phone for texts. */
    async withPhone(whose: { email: string } | { subject: string }): Promise<Preferences | undefined> {
      const row = await ("email" in whose ? ofAddressWithPhone(whose.email) : find(whose.subject));
      return row?.phone && (await consents.has(row.email, "texts")) ? row : undefined;
    },
    async ofAddress(email: string, from: Db | Transaction): Promise<Preferences | undefined> {
      const [row] = await from.select().from(preferences).where(eq(preferences.email, email));
      return row;
    },
  };
}

function withoutOwner({ subject: _subject, email: _email, updatedAt: _at, ...choices }: Preferences) {
  return choices;
}
