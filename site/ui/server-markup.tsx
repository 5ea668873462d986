import { type ReactNode, Suspense, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** One and the same object, since another one would be written into the page. */
const serverMarkup = { __html: "" };

/**
 * For static content, loaded lazily: on the initial page the server's markup stays as it is and its code is
 * not loaded. The code is loaded after a client-side navigation, or when there is a reason to hydrate.
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
