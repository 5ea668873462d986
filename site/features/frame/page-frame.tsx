import { type ReactNode, Suspense } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import type { LayoutName } from "../../routes.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** Header, main and footer: what all layouts but the landing one share. */
interface PageFrameProps {
  children: ReactNode;
  /** Set in the markup, so that a page's layout can be identified. */
  layout: LayoutName;
  className?: string;
}

export function PageFrame({ children, layout, className = "" }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-sm bg-water px-4 py-2.5 font-semibold text-on-water focus:translate-y-0"
      >
        {m.skip_to_content()}
      </a>
      <SiteHeader />
      <main id="content" data-layout={layout} className={className}>
        {children}
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
    </div>
  );
}
