import { type ReactNode, Suspense, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** One and the same object, since another one would be written into the page. */
const serverMarkup = { __html: "" };

/**
 * For what is read and never changes by itself, loaded lazily: on the page it came with, the server's markup stays as it is and
 * its code is not needed. It is loaded for whoever comes from another page, or once there is reason to wake it.
 */
export function ServerMarkup({ children, hydrate = false }: { children: ReactNode; hydrate?: boolean }) {
  const [cameWithPage] = useState(!useHydrated());
  if (!import.meta.env.SSR && cameWithPage && !hydrate)
    return <div key="server-markup" suppressHydrationWarning dangerouslySetInnerHTML={serverMarkup} />;
  return (
    <div key="hydrated">
      <Suspense>{children}</Suspense>
    </div>
  );
}
