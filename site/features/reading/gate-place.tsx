import { lazy, Suspense, useState } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useIdentity } from "../sign-in/identity-store.ts";
import type { GateProps } from "./gate.tsx";

const Gate = lazy(() => import("./gate.tsx"));
/** One and the same object, since another one would be written into the page. */
const asItCame = { __html: "" };

/**
 * Where a text is closed. To most readers, who are strangers, the server's markup says all there is to say: it stays as it came.
 * What opens the gate is loaded for members, and for whoever comes from another page.
 */
export function GatePlace(props: GateProps) {
  const [cameWithPage] = useState(!useHydrated());
  const isMember = useIdentity(({ person }) => person !== undefined);
  if (!import.meta.env.SSR && cameWithPage && !isMember)
    return <div key="as-it-came" suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />;
  return (
    <div key="alive">
      <Suspense>
        <Gate {...props} />
      </Suspense>
    </div>
  );
}
