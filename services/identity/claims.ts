import type { Account, Accounts } from "./accounts.ts";

/** The roles we have given someone; there is one place that knows them, and it is not the account. */
export type RolesOf = (subject: string) => Promise<string[]>;

interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  given_name: string;
  family_name: string;
  locale: string;
  roles: string[];
  /** Only while its owner's wish to leave is pending. */
  erase_after?: string;
}

/** What tokens and userinfo say of an account; read again each time, so that a refreshed token carries what has changed. */
export function createClaims({ accounts, rolesOf }: { accounts: Accounts; rolesOf: RolesOf }) {
  const claimsOf = async (account: Account): Promise<Claims> => ({
    sub: account.id,
    email: account.email,
    email_verified: true,
    name: `${account.firstName} ${account.lastName}`.trim(),
    given_name: account.firstName,
    family_name: account.lastName,
    locale: account.locale,
    roles: await rolesOf(account.id),
    ...(account.eraseAfter ? { erase_after: account.eraseAfter.toISOString() } : {}),
  });
  return async function claimsFor(subject: string): Promise<Claims | undefined> {
    const account = await accounts.find(subject);
    return account && claimsOf(account);
  };
}

export type ClaimsFor = ReturnType<typeof createClaims>;
