import { boolean, moment, pgSchema, text } from "../../platform/database/drizzle.ts";

export const legacyUsersSchema = pgSchema("legacy_users");

export const users = legacyUsersSchema.table("users", {
  legacyId: text("legacy_id").primaryKey(),
  email: text().notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  isGivingMember: boolean("is_giving_member").notNull(),
  createdAt: moment("created_at").notNull(),
});
