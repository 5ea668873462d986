import { premiumRole } from "./site.ts";

/** Roles given by us: premium by the checkout, the others by a command. A provider's own come with its tokens. */
export interface RoleStore {
  of(subject: string): Promise<string[]>;
  /** Everybody who has any, by subject. */
  all(): Promise<Map<string, string[]>>;
  /** The names of roles that anybody has. */
  names(): Promise<string[]>;
  /** Safe to repeat. */
  grant(subject: string, role: string): Promise<void>;
  revoke(subject: string, role: string): Promise<void>;
}

/** Sees the operator's view, and may do everything in the studio. */
export const operatorRole = "Operator";
/** Writes, publishes and takes away everything in the studio. */
export const editorRole = "Editor";
/** Writes drafts of their own in the studio. */
export const authorRole = "Author";

/** Those that open the studio. */
export const writingRoles = [authorRole, editorRole, operatorRole] as const;

/** All that we give; anything else would open nothing. */
export const knownRoles = (productName: string): string[] => [
  operatorRole,
  editorRole,
  authorRole,
  premiumRole(productName),
];
