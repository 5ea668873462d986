import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  moment,
  pgSchema,
  primaryKey,
  text,
  uuid,
} from "../../platform/database/drizzle.ts";

export const identitySchema = pgSchema("identity");

/** Sessions, interactions, grants, codes and refresh tokens: all provider data, in one table. */
export const models = identitySchema.table(
  "models",
  {
    model: text().notNull(),
    /** A hash: the ids themselves are what cookies, codes and refresh tokens are made of. */
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
  emailVerifiedAt: moment("email_verified_at").notNull(),
  locale: text().notNull(),
  createdAt: moment("created_at").notNull(),
  /** The day its owner leaves; from then on nobody can sign in, and the next sweep erases it. */
  eraseAfter: moment("erase_after"),
  /** The user's id in the legacy system, and when that system was notified. */
  legacyId: text("legacy_id"),
  legacyLinkedAt: moment("legacy_linked_at"),
});

/**
 * Accounts that were requested and are not confirmed. Anybody may ask for any address, so one address may have several: none
 * replaces another, and each has the password that was chosen with it.
 */
export const registrations = identitySchema.table(
  "registrations",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    locale: text().notNull(),
    legacyId: text("legacy_id"),
    /** Of the secret in a cookie of the browser that registered. */
    browserHash: text("browser_hash"),
    /** The page that the person came from, for a link that is opened in another browser. */
    returnTo: text("return_to"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("registrations_email").on(table.email),
    index("registrations_expires_at").on(table.expiresAt),
  ],
);

const ownAccount = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Addresses that accounts had before. Each is the last owner's, until somebody confirms it again. */
export const formerAddresses = identitySchema.table(
  "former_addresses",
  {
    email: text().primaryKey(),
    accountId: ownAccount(),
    until: moment("until").notNull(),
  },
  (table) => [index("former_addresses_account_id").on(table.accountId)],
);

/** Secrets of links in mails, as hashes: reading this table opens nothing. */
export const mailLinks = identitySchema.table(
  "mail_links",
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    /** Instead of an account as long as there is none. */
    registrationId: uuid("registration_id").references(() => registrations.id, { onDelete: "cascade" }),
    /** The address that the link was sent to, when it is not yet the account's. */
    email: text(),
    /** Of the secret in a cookie of the browser that asked for it. */
    browserHash: text("browser_hash"),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("mail_links_account_id").on(table.accountId),
    index("mail_links_registration_id").on(table.registrationId),
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

/** The device of a session, so that its owner can recognize it. */
export const devices = identitySchema.table(
  "devices",
  {
    sessionUid: text("session_uid").primaryKey(),
    accountId: ownAccount(),
    userAgent: text("user_agent").notNull(),
    signedInAt: moment("signed_in_at").notNull(),
    lastUsedAt: moment("last_used_at").notNull(),
  },
  (table) => [index("devices_account_id").on(table.accountId)],
);

/** Public keys only: reading this table signs nobody in. */
export const passkeys = identitySchema.table(
  "passkeys",
  {
    /** The credential's id, in base64url. */
    id: text().primaryKey(),
    accountId: ownAccount(),
    publicKey: text("public_key").notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    synced: boolean().notNull(),
    name: text().notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_account_id").on(table.accountId)],
);

/** What a passkey is asked to sign: good for one answer, and for a few minutes. */
export const challenges = identitySchema.table(
  "challenges",
  {
    challenge: text().primaryKey(),
    /** Whose new passkey it is for; nobody's yet when someone signs in. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("challenges_expires_at").on(table.expiresAt)],
);

/** The secret of an app that makes codes, sealed; it counts once a code has come back. */
export const secondFactors = identitySchema.table("second_factors", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  secret: text().notNull(),
  confirmedAt: moment("confirmed_at"),
  /** Of the last code that was used: none is good twice. */
  lastStep: bigint("last_step", { mode: "number" }).notNull(),
});

/** Hashes of recovery codes; each can be used once. */
export const recoveryCodes = identitySchema.table(
  "recovery_codes",
  { hash: text().primaryKey(), accountId: ownAccount() },
  (table) => [index("recovery_codes_account_id").on(table.accountId)],
);

/** Pending e-mails, apart from their jobs (retained for a week): a row is deleted once its e-mail is sent. */
export const mailJobs = identitySchema.table("errands", {
  id: uuid().primaryKey().defaultRandom(),
  mailJob: jsonb("errand").notNull(),
  createdAt: moment("created_at").notNull(),
});
