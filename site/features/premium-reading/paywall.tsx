import { lazy } from "react";
import { ServerMarkup } from "../../ui/server-markup.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { mayBeSignedIn, useIdentity } from "../identity/identity-store.ts";
import type { GateProps } from "./gate.tsx";

/** Without a network its code may be missing; the text before it is read all the same. */
const Gate = lazy(() => import("./gate.tsx").catch(() => ({ default: () => <></> })));

/**
 * Where a text is closed. To strangers the server has said all there is to say; a member may be let in, also one of whom it
 * cannot be told without a network that they are signed in.
 */
export function Paywall(props: GateProps) {
  const person = useIdentity((identity) => identity.person);
  const isMember = useHydrated() && (person !== undefined || mayBeSignedIn());
  return (
    <ServerMarkup hydrate={isMember}>
      <Gate {...props} />
    </ServerMarkup>
  );
}
