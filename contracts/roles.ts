/** Roles given by us: premium by the checkout, Operator by a command. A provider's own come with its tokens. */
export interface RoleStore {
  of(subject: string): Promise<string[]>;
  /** Safe to repeat. */
  grant(subject: string, role: string): Promise<void>;
  revoke(subject: string, role: string): Promise<void>;
}

/** Sees the operator's view. */
export const operatorRole = "Operator";
