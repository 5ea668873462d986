import { type ReactNode, Suspense, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** One and the same object, since another one would be written into the page. */
const asItCame = { __html: "" };

/**
 * For what is read and never changes by itself, loaded lazily: on the page it came with, the server's markup stays as it is and
 * its code is not needed. It is loaded for whoever comes from another page, or once there is reason to wake it.
 */
export function AsItCame({ children, wake = false }: { children: ReactNode; wake?: boolean }) {
  const [cameWithPage] = useState(!useHydrated());
  if (!import.meta.env.SSR && cameWithPage && !wake)
    return <div key="as-it-came" suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />;
  return (
    <div key="awake">
      <Suspense>{children}</Suspense>
    </div>
  );
}
