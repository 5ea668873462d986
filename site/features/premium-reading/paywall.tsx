import { useStore } from "zustand";
import { lazyPart } from "../../ui/lazy-part.ts";
import { ServerMarkup } from "../../ui/server-markup.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { identityStore, mayBeSignedIn } from "../identity/identity-store.ts";
import { useUnclaimedPurchase } from "../identity/use-unclaimed.ts";
import type { GateProps } from "./gate.tsx";

/** Without a network its code may be missing; the text before it is read all the same. */
const Gate = lazyPart(() => import("./gate.tsx"));

/**
 * Paywall of a locked text. Visitors see the server's markup; members may get access, including those whose
 * sign-in cannot be confirmed offline; who has paid here needs an account only.
 */
export function Paywall(props: GateProps) {
  const person = useStore(identityStore, (identity) => identity.person);
  const isMember = useHydrated() && (person !== undefined || mayBeSignedIn());
  const hasPaid = useUnclaimedPurchase() !== undefined;
  return (
    <ServerMarkup hydrate={isMember || hasPaid}>
      <Gate {...props} />
    </ServerMarkup>
  );
}
