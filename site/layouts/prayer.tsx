import { Outlet } from "react-router";
import { PageErrorBoundary } from "../features/error-page/page-error-boundary.tsx";
import { PageFrame } from "../features/frame/page-frame.tsx";

/** The quietest layout: a horizon line, then the prayer. */
export default function PrayerLayout() {
  return (
    <PageFrame layout="prayer" className="pb-16">
      <div className="column">
        <svg viewBox="0 0 700 24" className="h-6 w-full text-line" aria-hidden="true">
          <path
            d="M0 14c90 0 120-8 210-8s140 9 240 9 160-7 250-7"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </div>
      <Outlet />
    </PageFrame>
  );
}

export const ErrorBoundary = PageErrorBoundary;
