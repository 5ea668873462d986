import { premiumRole } from "./site.ts";

/** Roles given by us: premium by the checkout, Operator by a command. A provider's own come with its tokens. */
export interface RoleStore {
  of(subject: string): Promise<string[]>;
  /** Everybody who has any, by subject. */
  all(): Promise<Map<string, string[]>>;
  /** Safe to repeat. */
  grant(subject: string, role: string): Promise<void>;
  revoke(subject: string, role: string): Promise<void>;
}

/** Sees the operator's view. */
export const operatorRole = "Operator";

/** All that we give; anything else would open nothing. */
export const knownRoles = (siteName: string): string[] => [operatorRole, premiumRole(siteName)];
