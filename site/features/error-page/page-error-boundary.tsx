import { Suspense, useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { lazyPart } from "../../ui/lazy-part.ts";
import { mayOpenAsDocument, openAsDocument } from "../../ui/reload-guard.ts";
import { PlainError } from "./plain-error.tsx";

/** Hardly a visit needs it. Where it cannot be had, such as without a network, a few plain words stand in. */
const ErrorPage = lazyPart(() => import("./error-page.tsx"), PlainError);

/** Every layout's and the app's; the error page has a header, menus and a footer. */
export function PageErrorBoundary() {
  const error = useRouteError();
  const [isLeaving] = useState(() => mayOpenAsDocument(error));
  useEffect(() => {
    if (isLeaving) openAsDocument();
  }, [isLeaving]);
  if (isLeaving) return null;
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
