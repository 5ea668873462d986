import { lazy } from "react";
import { AsItCame } from "../../ui/as-it-came.tsx";
import { useIdentity } from "../sign-in/identity-store.ts";
import type { GateProps } from "./gate.tsx";

const Gate = lazy(() => import("./gate.tsx"));

/** Where a text is closed. To strangers the server has said all there is to say; a member may be let in. */
export function GatePlace(props: GateProps) {
  const isMember = useIdentity(({ person }) => person !== undefined);
  return (
    <AsItCame wake={isMember}>
      <Gate {...props} />
    </AsItCame>
  );
}
