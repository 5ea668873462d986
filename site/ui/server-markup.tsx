import { type HTMLAttributes, type ReactNode, Suspense, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** One and the same object, since another one would be written into the page. */
const serverMarkup = { __html: "" };

interface ServerMarkupProps extends HTMLAttributes<HTMLDivElement> {
  children: ReactNode;
  hydrate?: boolean;
  /** A name for content that is the same on all pages of a language: the server writes it once. It must not be lazy there. */
  same?: string | undefined;
}

/** Set by the server (entry.server.tsx). */
let writeOnce: ((name: string, content: ReactNode) => string) | undefined;
export function provideWriteOnce(write: typeof writeOnce): void {
  writeOnce = write;
}

/**
 * For static content, loaded lazily: on the initial page the server's markup stays as it is, with whatever others have
 * written into it, and its code is not loaded. The code is loaded after a client-side navigation, or when there is a
 * reason to hydrate.
 */
export function ServerMarkup({ children, hydrate = false, same, ...attributes }: ServerMarkupProps) {
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
  if (import.meta.env.SSR && same && writeOnce)
    return (
      <div {...attributes} key="hydrated" dangerouslySetInnerHTML={{ __html: writeOnce(same, children) }} />
    );
  return (
    <div {...attributes} key="hydrated">
      <Suspense>{children}</Suspense>
    </div>
  );
}
