/** What a reader may open: everyone's, a member's, a premium member's. */
export type Tier = 0 | 1 | 2;

export const tierNeeded = { free: 0, account: 1, premium: 2 } as const;

export interface Reader {
  roles: string[];
}

export function tierOf(reader: Reader | null, premiumRole: string): Tier {
  if (!reader) return 0;
  return reader.roles.includes(premiumRole) ? 2 : 1;
}
