import { Outlet, useLocation } from "react-router";
import { PageErrorBoundary } from "../features/error-page/page-error-boundary.tsx";
import { Brand } from "../features/frame/brand.tsx";
import { LanguageSwitch } from "../features/frame/language-switch.tsx";
import { NewsletterBand } from "../features/newsletter/newsletter-band.tsx";
import { m } from "../i18n/paraglide/messages.js";
import { NextLink } from "../ui/app-link.tsx";
import { SceneArt } from "../ui/scene-art.tsx";

/** One message and one thing to do: no menus to wander off into. */
export default function LandingLayout() {
  const isFree = useLocation().pathname.endsWith("/f");
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="wrap flex items-center justify-between py-3">
        <Brand />
        <LanguageSwitch />
      </header>
      {/* A strip: what there is to do must be on the first screen. */}
      <div className="mx-3 h-10 overflow-hidden rounded-md md:mx-auto md:h-36 md:w-[calc(100%-48px)] md:max-w-[1312px] md:rounded-lg">
        <SceneArt seed={isFree ? "landing f" : "landing p"} hour={isFree ? "dawn" : "dusk"} height={360} />
      </div>
      <main id="content" data-layout="landing" className="flex-1">
        <Outlet />
        {!isFree && (
          <p className="column mt-10">
            <NextLink to="/premium" className="pill bg-water text-on-water hover:opacity-90">
              {m.gate_premium_link()}
            </NextLink>
          </p>
        )}
        {!isFree && <NewsletterBand source="landing-p" />}
      </main>
    </div>
  );
}

export const ErrorBoundary = PageErrorBoundary;
