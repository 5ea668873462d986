import { useEffect } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { categoryNotFound, type PageError } from "../../errors.ts";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { ErrorContent } from "../../ui/error-content.tsx";
import { isNetworkError, mayOpenAsDocument } from "../../ui/reload-guard.ts";
import { PageFrame } from "../frame/page-frame.tsx";
import { whenOnline } from "../offline/when-online.ts";

interface Described {
  status: number;
  statusMessage?: string;
  description?: string;
}

/** Status and words of whatever was thrown; anything unknown is a 500. */
export function describeError(error: unknown): Described {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const data = error.data as Partial<PageError> | string | undefined;
  // The router's own words for an unmatched address are for developers.
  const pageError = typeof data === "object" ? data : undefined;
  return {
    status: error.status,
    statusMessage: pageError?.statusMessage,
    description: pageError?.description,
  };
}

function label(status: number): { title: string; advice: string } {
  if (status === 404) return { title: m.error_not_found(), advice: m.error_not_found_advice() };
  if (status === 401) return { title: m.error_not_authorized(), advice: m.error_not_authorized_advice() };
  return { title: m.error_internal(), advice: m.error_internal_advice() };
}

/** The message for what is missing, in the reader's language. */
function detailLabel(statusMessage: string | undefined): string | undefined {
  const path = /^Page Not Found: (.*)$/s.exec(statusMessage ?? "")?.[1];
  if (path !== undefined) return m.error_not_found_at({ path });
  return statusMessage === categoryNotFound ? m.catalog_category_missing() : statusMessage;
}

/** For want of a network. Leads on by itself when there is one, unless the document itself failed so. */
function OfflineContent({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (mayOpenAsDocument(error)) return whenOnline(() => location.reload());
  }, [error]);
  return (
    <section className="column mt-10 md:mt-16" data-status="offline">
      <h1 className="text-[2rem] md:text-[2.6rem]">{m.offline_title()}</h1>
      <p className="mt-3 text-[1.1rem] text-muted">{m.error_offline_advice()}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={pathname + search} className="pill bg-water text-on-water hover:opacity-90">
          {m.try_again()}
        </a>
        <a href={localizePath("/offline", getLocale())} className="pill border border-line hover:bg-sand">
          {m.offline_cached()}
        </a>
      </p>
    </section>
  );
}

export default function ErrorPage({ error }: { error: unknown }) {
  const { status, statusMessage, description } = describeError(error);
  const isOffline = isNetworkError(error);
  const { title, advice } = label(status);
  return (
    <PageFrame layout="main" className="pb-16">
      <title>{`${isOffline ? m.offline_title() : title} · ${siteSettings().siteName}`}</title>
      <meta name="robots" content="noindex" />
      {isOffline ? (
        <OfflineContent error={error} />
      ) : (
        <ErrorContent
          status={status}
          title={title}
          detail={detailLabel(statusMessage)}
          advice={description ?? advice}
        />
      )}
    </PageFrame>
  );
}
