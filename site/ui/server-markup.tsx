import { type HTMLAttributes, type ReactNode, Suspense, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** One and the same object, since another one would be written into the page. */
const serverMarkup = { __html: "" };

interface ServerMarkupProps extends HTMLAttributes<HTMLDivElement> {
  children: ReactNode;
  hydrate?: boolean;
}

/**
 * For static content, loaded lazily: on the initial page the server's markup stays as it is, with whatever others have
 * written into it, and its code is not loaded. The code is loaded after a client-side navigation, or when there is a
 * reason to hydrate.
 */
export function ServerMarkup({ children, hydrate = false, ...attributes }: ServerMarkupProps) {
  const [cameWithPage] = useState(!useHydrated());
  if (!import.meta.env.SSR && cameWithPage && !hydrate)
    return (
      <div
        {...attributes}
        key="server-markup"
        suppressHydrationWarning
        dangerouslySetInnerHTML={serverMarkup}
      />
    );
  return (
    <div {...attributes} key="hydrated">
      <Suspense>{children}</Suspense>
    </div>
  );
}
