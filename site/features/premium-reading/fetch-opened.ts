import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { dropOpened, findOpened, forgetOpened, keepOpened } from "../offline/kept-opened.ts";
import { mayBeSignedIn, useIdentity } from "../sign-in/identity-store.ts";
import { memberFetch } from "../sign-in/member-fetch.ts";

const signedIn = () => useIdentity.getState().person?.id;

async function keep(member: string, address: string, opened: object): Promise<void> {
  await keepOpened(member, address, opened).catch((error: unknown) => console.warn(error));
  // They may have left meanwhile, and nothing of theirs stays.
  if (signedIn() !== member) await forgetOpened(signedIn());
}

/**
 * What the member may read of it; undefined when it is not more than everybody has, or could not be fetched. What was read
 * before is read again without a network.
 */
export async function fetchOpened<Opened extends { isTeaser: boolean }>(
  asked: { path: string } | { evening: string },
): Promise<Opened | undefined> {
  const place = localizePath("/opened", getLocale());
  const address = `${place}?${new URLSearchParams(asked)}`;
  const member = signedIn();
  if (!member) return mayBeSignedIn() ? findOpened(undefined, address) : undefined;
  const answer = await memberFetch(place, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  }).catch((error: Error) => error);
  if (answer instanceof Error || answer.status >= 500) {
    const kept = await findOpened<Opened>(member, address);
    if (kept) return kept;
  }
  if (answer instanceof Error) throw answer;
  if (!answer.ok) throw new Error(`What is protected could not be fetched (${answer.status}).`);
  const opened = (await answer.json()) as Opened;
  if (opened.isTeaser) {
    await dropOpened(member, address);
    return undefined;
  }
  void keep(member, address, opened);
  return opened;
}
