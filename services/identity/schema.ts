import {
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "../../platform/database/drizzle.ts";

export const identitySchema = pgSchema("identity");

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Sessions, interactions, grants, codes and refresh tokens: whatever the provider keeps, in one table. */
export const models = identitySchema.table(
  "models",
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grantId: text("grant_id"),
    uid: text(),
    /** So that a changed password ends every session of its account. */
    accountId: text("account_id"),
    expiresAt: moment("expires_at"),
    consumedAt: moment("consumed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index("models_grant_id").on(table.grantId),
    index("models_uid").on(table.uid),
    index("models_account_id").on(table.accountId),
    index("models_expires_at").on(table.expiresAt),
  ],
);

export const accounts = identitySchema.table("accounts", {
  id: uuid().primaryKey().defaultRandom(),
  /** Trimmed and in lower case, so that one address is one account. */
  email: text().notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  /** Nobody can sign in before the address is known to be theirs. */
  emailVerifiedAt: moment("email_verified_at"),
  locale: text().notNull(),
  roles: text().array().notNull().default([]),
  createdAt: moment("created_at").notNull(),
});

/** Secrets of links in mails, as hashes: reading this table opens nothing. */
export const mailLinks = identitySchema.table(
  "mail_links",
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("mail_links_account_id").on(table.accountId),
    index("mail_links_expires_at").on(table.expiresAt),
  ],
);

/** How often something was tried, and when it may be tried again. */
export const attempts = identitySchema.table(
  "attempts",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    notBefore: moment("not_before").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("attempts_updated_at").on(table.updatedAt)],
);
