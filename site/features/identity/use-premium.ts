import { useLocation } from "react-router";
import { useStore } from "zustand";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { identityStore, mayBeSignedIn } from "./identity-store.ts";
import { premiumNow, signsStore } from "./premium-store.ts";

/**
 * False in the server's markup and during hydration; then it follows the address, storage and the account.
 * @public Used by offers and advertisements.
 */
export function usePremium(): boolean {
  const hydrated = useHydrated();
  useLocation();
  useStore(signsStore, (state) => state.signs);
  useStore(identityStore, (state) => state.person);
  return hydrated && premiumNow();
}

/** False while somebody may be signed in whose roles are not known yet: what is for sale is not shown until then. */
export function usePremiumResolved(): boolean {
  const hydrated = useHydrated();
  const known = useStore(identityStore, (state) => state.known);
  return hydrated && (known || !mayBeSignedIn());
}

/** Reserves the offer's space; reserved-space.css hides it when a member or premium is expected. */
export const untilResolved = "until-resolved";
