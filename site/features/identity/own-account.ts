import type { Account } from "../../../contracts/member.ts";
import { memberApi, memberPaths } from "../../../contracts/member-paths.ts";
import { siteSettings } from "../../settings.ts";
import { identityStore, type Person } from "./identity-store.ts";

/** Fields of the member's account, which may differ from the provider's claims. */
type AccountSummary = Pick<Account, "id" | "email" | "firstName" | "lastName" | "roles">;
type Known = Omit<AccountSummary, "id"> & { subject: string };

const accountKey = "own-account";
/** A greeting does not wait longer; the answer counts whenever it comes. */
const greetingMs = 3000;
const timeoutMs = 30_000;

function saved(): Known | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(accountKey) ?? "null") as Known | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The person of a token, by the name they chose here; roles given by us are in our own provider's tokens already. */
export function withSavedName(person: Person): Person {
  const known = saved();
  if (known?.subject !== person.id) return person;
  const { email, firstName, lastName, roles } = known;
  return {
    ...person,
    ...(firstName ? { firstName, name: `${firstName} ${lastName}`.trim() } : {}),
    // Some providers name it to our server alone.
    ...(!person.email && email ? { email } : {}),
    roles: siteSettings().identity ? [...new Set([...person.roles, ...roles])] : person.roles,
  };
}

/** Uses the account's name from now on, also on the next pages. */
export function rememberAccount({ id, email, firstName, lastName, roles }: AccountSummary): void {
  const { person } = identityStore.getState();
  // Ignored if another person has signed in meanwhile.
  if (person?.id !== id) return;
  try {
    sessionStorage.setItem(accountKey, JSON.stringify({ subject: id, email, firstName, lastName, roles }));
  } catch {
    // Without storage the name lasts as long as the page.
  }
  identityStore.setState({ person: withSavedName(person) });
}

export const forgetAccount = (): void => sessionStorage.removeItem(accountKey);

/** On sign-in user data is reloaded; until there is a response the provider's claims are used. */
export function reloadAccount(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, greetingMs));
  return Promise.race([loadAccount(), late]);
}

async function loadAccount(): Promise<void> {
  const { token } = identityStore.getState();
  if (!token) return;
  try {
    // The token is fresh, so nothing has to be renewed.
    const answer = await fetch(memberApi(siteSettings().productName) + memberPaths.account, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.ok) rememberAccount((await answer.json()) as Account);
  } catch (error) {
    console.warn("The account could not be read.", error);
  }
}
