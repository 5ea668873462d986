import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import type { PageError } from "../../errors.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { AppLink } from "../../ui/app-link.tsx";
import { SceneArt } from "../../ui/scene-art.tsx";
import { PageFrame } from "../frame/page-frame.tsx";

interface Told {
  status: number;
  statusMessage?: string;
  description?: string;
}

/** Status and words of whatever was thrown; anything unknown is a 500. */
export function tellError(error: unknown): Told {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const data = error.data as Partial<PageError> | string | undefined;
  // The router's own words for an unmatched address are for developers.
  const told = typeof data === "object" ? data : undefined;
  return { status: error.status, statusMessage: told?.statusMessage, description: told?.description };
}

function words(status: number): { title: string; advice: string } {
  if (status === 404) return { title: m.error_not_found(), advice: m.error_not_found_advice() };
  if (status === 401) return { title: m.error_not_authorized(), advice: m.error_not_authorized_advice() };
  return { title: m.error_internal(), advice: m.error_internal_advice() };
}

interface ErrorContentProps {
  status: number;
  title: string;
  /** In the error's own words. */
  detail?: string | undefined;
  advice: string;
  /** A way on before the usual ones. */
  children?: ReactNode;
}

/** Within a page's frame. */
export function ErrorContent({ status, title, detail, advice, children }: ErrorContentProps) {
  return (
    <>
      <div className="mx-3 h-56 overflow-hidden rounded-lg md:mx-6 md:h-72">
        <SceneArt seed={`error ${status}`} hour="dusk" />
      </div>
      <div className="column mt-10" data-status={status}>
        <p className="kicker">{status}</p>
        <h1 className="mt-1 text-[2rem]">{title}</h1>
        {detail && detail !== title && <p className="mt-2 break-all text-muted">{detail}</p>}
        <p className="mt-4 text-[1.1rem]">{advice}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          {children}
          <AppLink
            to="/"
            className={`pill ${children ? "border border-line hover:bg-sand" : "bg-water text-on-water hover:opacity-90"}`}
          >
            {m.error_go_home()}
          </AppLink>
          <AppLink to="/verses" className="pill border border-line hover:bg-sand">
            {m.error_todays_verse()}
          </AppLink>
        </p>
      </div>
    </>
  );
}

export default function ErrorPage({ error }: { error: unknown }) {
  const { status, statusMessage, description } = tellError(error);
  const { title, advice } = words(status);
  return (
    <PageFrame layout="main" className="pb-16">
      <title>{`${title} · ${siteSettings().siteName}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorContent status={status} title={title} detail={statusMessage} advice={description ?? advice} />
    </PageFrame>
  );
}
