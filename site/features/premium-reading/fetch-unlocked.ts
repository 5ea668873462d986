import type { Locale } from "../../../contracts/site.ts";
import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { forgetUnlocked } from "../identity/forget-unlocked.ts";
import { identityStore, mayBeSignedIn } from "../identity/identity-store.ts";
import { memberFetch } from "../identity/member-fetch.ts";
import { cacheUnlocked, dropUnlocked, findUnlocked } from "../identity/unlocked-cache.ts";

const signedIn = () => identityStore.getState().person?.id;

async function put(member: string, address: string, unlocked: object): Promise<void> {
  await cacheUnlocked(member, address, unlocked).catch((error: unknown) => console.warn(error));
  // They may have left meanwhile, perhaps in another tab, and nothing of theirs stays.
  if (signedIn() !== member || !mayBeSignedIn())
    await forgetUnlocked(mayBeSignedIn() ? signedIn() : undefined);
}

type UnlockedRequest = { path: string } | { evening: string };

/** Where it is cached. */
export const unlockedAddress = (request: UnlockedRequest, locale: Locale = getLocale()): string =>
  `${localizePath("/unlocked", locale)}?${new URLSearchParams(request)}`;

/**
 * What the member may read of it; undefined when it is not more than everybody has, or could not be fetched. What was read
 * before is read again without a network.
 */
export async function fetchUnlocked<Unlocked extends { isTeaser: boolean }>(
  request: UnlockedRequest,
  locale: Locale = getLocale(),
): Promise<Unlocked | undefined> {
  const place = localizePath("/unlocked", locale);
  const address = unlockedAddress(request, locale);
  const member = signedIn();
  if (!member) return mayBeSignedIn() ? findUnlocked(undefined, address) : undefined;
  const answer = await memberFetch(place, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  }).catch((error: Error) => error);
  // Without a token it is not known yet whether they are still signed in.
  const unconfirmed = !identityStore.getState().token;
  if (answer instanceof Error || answer.status >= 500 || unconfirmed) {
    const cached = await findUnlocked<Unlocked>(member, address);
    if (cached) return cached;
  }
  if (answer instanceof Error) throw answer;
  if (!answer.ok) throw new Error(`What is protected could not be fetched (${answer.status}).`);
  const unlocked = (await answer.json()) as Unlocked;
  if (unlocked.isTeaser) {
    await dropUnlocked(member, address);
    return undefined;
  }
  void put(member, address, unlocked);
  return unlocked;
}
