import { lazy, Suspense } from "react";
import { useRouteError } from "react-router";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { PlainError } from "./plain-error.tsx";

/** Hardly a visit needs it. Where it cannot be had, such as without a network, a few plain words stand in. */
const ErrorPage = lazy(() => import("./error-page.tsx").catch(() => ({ default: PlainError })));

/** Every layout's and the app's: the error page has a header, menus and a footer, unless these are what fails. */
export function PageErrorBoundary() {
  const error = useRouteError();
  return (
    <ErrorBoundary fallback={() => <PlainError />}>
      <Suspense>
        <ErrorPage error={error} />
      </Suspense>
    </ErrorBoundary>
  );
}
