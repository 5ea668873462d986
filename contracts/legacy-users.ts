import * as z from "zod/mini";
import { normalizeEmail } from "./email-address.ts";

/** Users of the legacy system. Its responses use capitalized property names. */
export const legacyUser = z.object({
  Id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  FirstName: z.string(),
  LastName: z.string(),
  IsGivingMember: z.boolean(),
});
export type LegacyUser = z.infer<typeof legacyUser>;

const name = z.string().check(z.trim(), z.maxLength(100));

export const legacyId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const newLegacyUser = z.object({
  legacyId,
  isPremiumMember: z.boolean(),
  email: z.string().check(z.refine((given) => normalizeEmail(given) !== undefined)),
  firstName: name,
  lastName: name,
});
export type NewLegacyUser = z.infer<typeof newLegacyUser>;

export const legacyUsersPath = "/api/users";
