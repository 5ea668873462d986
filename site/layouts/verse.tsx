import { Outlet } from "react-router";
import { PageErrorBoundary } from "../features/error-page/page-error-boundary.tsx";
import { PageFrame } from "../features/frame/page-frame.tsx";

/** A verse and little else: the drawing reaches the edges. */
export default function VerseLayout() {
  return (
    <PageFrame layout="verse" className="pb-16">
      <Outlet />
    </PageFrame>
  );
}

export const ErrorBoundary = PageErrorBoundary;
