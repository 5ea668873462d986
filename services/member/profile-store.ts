import type { AccountUpdate } from "../../contracts/member.ts";
import { type Locale, locales } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { eq, sql } from "../../platform/database/drizzle.ts";
import type { Claims } from "./people.ts";
import { profiles } from "./schema.ts";

export interface Profile {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  relationshipStatus: string;
  ageRange: string;
  gender: string;
}

const asProfile = (row: typeof profiles.$inferSelect): Profile => ({
  email: row.seenEmail,
  firstName: row.firstName ?? row.seenFirstName,
  lastName: row.lastName ?? row.seenLastName,
  locale: locales.find((locale) => locale === row.locale) ?? "en-US",
  relationshipStatus: row.relationshipStatus,
  ageRange: row.ageRange,
  gender: row.gender,
});

export function createProfileStore(db: Db, clock: Clock) {
  return {
    async find(subject: string): Promise<Profile | undefined> {
      const [row] = await db.select().from(profiles).where(eq(profiles.subject, subject));
      return row && asProfile(row);
    },
    /** Remembers what the provider says, and answers the whole; what the member entered here stays. */
    async see(subject: string, claims: Claims): Promise<Profile> {
      const seen = {
        seenEmail: claims.email,
        seenFirstName: claims.firstName,
        seenLastName: claims.lastName,
        locale: claims.locale,
      };
      const [row] = await db
        .insert(profiles)
        .values({ subject, ...seen, updatedAt: clock.now() })
        .onConflictDoUpdate({ target: profiles.subject, set: seen })
        .returning();
      return asProfile(row!);
    },
    async update(subject: string, entered: AccountUpdate): Promise<Profile> {
      const { firstName, lastName, relationshipStatus, ageRange, gender } = entered;
      // A name equal to the provider's is not stored, so that it follows changes there.
      const own = (name: string, seen: unknown) => sql<string | null>`nullif(${name}::text, ${seen})`;
      const [row] = await db
        .update(profiles)
        .set({
          firstName: own(firstName, profiles.seenFirstName),
          lastName: own(lastName, profiles.seenLastName),
          relationshipStatus,
          ageRange,
          gender,
          updatedAt: clock.now(),
        })
        .where(eq(profiles.subject, subject))
        .returning();
      return asProfile(row!);
    },
  };
}

export type ProfileStore = ReturnType<typeof createProfileStore>;
