import type { Account, AccountUpdate } from "../../../contracts/member.ts";
import { identityStore } from "../identity/identity-store.ts";
import { loadSignIn } from "../identity/load-sign-in.ts";
import { rememberAccount } from "../identity/own-account.ts";
import { callMember } from "../member-data/call-member.ts";

export async function loadAccount(): Promise<Account> {
  const account = await callMember("readAccount");
  // The address was changed since the token was issued; the next one knows it.
  if (account.email !== identityStore.getState().person?.email)
    void loadSignIn().then(({ renew }) => renew());
  return account;
}

/** The account plus relationshipStatus, ageRange and gender, each an empty string when missing. Returns false when it fails. */
export async function updateAccount(change: AccountUpdate): Promise<Account | false> {
  try {
    const { relationshipStatus = "", ageRange = "", gender = "" } = change;
    const account = await callMember("writeAccount", {
      body: { ...change, relationshipStatus, ageRange, gender },
    });
    rememberAccount(account);
    return account;
  } catch {
    return false;
  }
}
