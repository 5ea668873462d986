import { useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { identityStore } from "./identity-store.ts";
import { emailKey, followUnclaimed, readStored, unclaimedKey } from "./unclaimed.ts";

/** What an anonymous visitor has paid for in this browser; undefined for members, on the server and during hydration. */
export function useUnclaimedPurchase(): { email: string } | undefined {
  const isAnonymous = useStore(identityStore, ({ known, token }) => known && !token);
  const sessions = useSyncExternalStore(
    followUnclaimed,
    () => readStored(unclaimedKey) ?? "",
    () => "",
  );
  return isAnonymous && sessions ? { email: readStored(emailKey) ?? "" } : undefined;
}
