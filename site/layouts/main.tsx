import { Outlet } from "react-router";
import { PageErrorBoundary } from "../features/error-page/page-error-boundary.tsx";
import { PageFrame } from "../features/frame/page-frame.tsx";

/** Reading pages: one column, at most 700 px of text on medium screens. */
export default function MainLayout() {
  return (
    <PageFrame layout="main" className="pb-16">
      <Outlet />
    </PageFrame>
  );
}

export const ErrorBoundary = PageErrorBoundary;
