import { lazy, Suspense } from "react";
import { useRouteError } from "react-router";
import { PlainError } from "./plain-error.tsx";

/** Hardly a visit needs it. Where it cannot be had, such as without a network, a few plain words stand in. */
const ErrorPage = lazy(() => import("./error-page.tsx").catch(() => ({ default: PlainError })));

/** Every layout's and the app's; the error page has a header, menus and a footer. */
export function PageErrorBoundary() {
  const error = useRouteError();
  return (
    <Suspense>
      <ErrorPage error={error} />
    </Suspense>
  );
}
