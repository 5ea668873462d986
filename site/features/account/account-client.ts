import type { Account, AccountUpdate } from "../../../contracts/member.ts";
import { memberApi, memberPaths } from "../../../contracts/member-paths.ts";
import { siteSettings } from "../../settings.ts";
import { useIdentity } from "../identity/identity-store.ts";
import { loadSignIn } from "../identity/load-sign-in.ts";
import { memberFetch } from "../identity/member-fetch.ts";
import { rememberAccount } from "../identity/own-account.ts";

const address = () => memberApi(siteSettings().siteName) + memberPaths.account;

export async function loadAccount(): Promise<Account | undefined> {
  try {
    const answer = await memberFetch(address());
    if (!answer.ok) return undefined;
    const account = (await answer.json()) as Account;
    // The address was changed since the token was issued; the next one knows it.
    if (account.email !== useIdentity.getState().person?.email)
      void loadSignIn().then(({ renew }) => renew());
    return account;
  } catch {
    return undefined;
  }
}

/** The account plus relationshipStatus, ageRange and gender, each an empty string when missing. Returns false when it fails. */
export async function updateAccount(change: AccountUpdate): Promise<Account | false> {
  try {
    const answer = await memberFetch(address(), {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        ...change,
        relationshipStatus: change.relationshipStatus ?? "",
        ageRange: change.ageRange ?? "",
        gender: change.gender ?? "",
      }),
    });
    if (!answer.ok) return false;
    const account = (await answer.json()) as Account;
    rememberAccount(account);
    return account;
  } catch {
    return false;
  }
}
