import { Outlet } from "react-router";
import { PageErrorBoundary } from "../features/error-page/page-error-boundary.tsx";
import { PageFrame } from "../features/frame/page-frame.tsx";

/** Home and index pages: the full width, sections in a row. */
export default function PrimaryLayout() {
  return (
    <PageFrame layout="primary">
      <Outlet />
    </PageFrame>
  );
}

export const ErrorBoundary = PageErrorBoundary;
