import { Suspense, useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { lazyPart } from "../../ui/lazy-part.ts";
import { mayOpenAsDocument } from "../../ui/reload-guard.ts";
import { PlainError } from "./plain-error.tsx";

const loadErrorPage = () => import("./error-page.tsx");

/** Hardly a visit needs it. Where it cannot be had a few plain words stand in. */
const ErrorPage = lazyPart(loadErrorPage, PlainError);

/** Without a network is when it is needed. */
export const fetchErrorPage = (): Promise<unknown> => loadErrorPage().catch(() => {});

/** Whether somebody answers for the document without a network: without a service worker it would be the browser's own page. */
const hasCopies = () => Boolean(navigator.serviceWorker?.controller);

/** Every layout's and the app's; the error page has a header, menus and a footer. */
export function PageErrorBoundary() {
  const error = useRouteError();
  const [isLeaving] = useState(() => mayOpenAsDocument(error) && hasCopies());
  useEffect(() => {
    if (isLeaving) location.reload();
  }, [isLeaving]);
  if (isLeaving) return null;
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
