import { mayBeSignedIn } from "../features/identity/identity-store.ts";
import { storedSigns } from "../features/identity/premium-store.ts";
import { readStored, unclaimedKey } from "../features/identity/unclaimed.ts";
import { siteSettings } from "../settings.ts";

/** An address that asks for something: a sign-in, a purchase that comes back from the card form, a dialog. */
const asksForSomething = () => /[?&](action|session_id|premium)=/.test(location.search);

/** A part of the page shows what this browser has stored under one of these keys, or what it has there of one item. */
const showsStored = () =>
  [...document.querySelectorAll<HTMLElement>("[data-hydrate-if]")].some(
    ({ dataset: { hydrateIf, hydrateHas = "" } }) =>
      hydrateIf!.split(" ").some((key) => readStored(key)?.includes(hydrateHas)),
  );

/** Whether the page must come alive by itself: it says so, or it is not the same for this reader as for every visitor. */
export function needsReact(): boolean {
  // In development a saved file is shown at once, for which React must be there.
  if (import.meta.hot || document.documentElement.dataset.hydrate !== "touch") return true;
  if (mayBeSignedIn() || asksForSomething() || siteSettings().preview) return true;
  const { flag, subscriptionDate } = storedSigns();
  return flag || subscriptionDate !== undefined || readStored(unclaimedKey) !== undefined || showsStored();
}
