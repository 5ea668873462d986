import { isRouteErrorResponse } from "react-router";
import { categoryNotFound, type PageError } from "../../errors.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { ErrorContent } from "../../ui/error-content.tsx";
import { PageFrame } from "../frame/page-frame.tsx";

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

export default function ErrorPage({ error }: { error: unknown }) {
  const { status, statusMessage, description } = describeError(error);
  const { title, advice } = label(status);
  return (
    <PageFrame layout="main" className="pb-16">
      <title>{`${title} · ${siteSettings().siteName}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorContent
        status={status}
        title={title}
        detail={detailLabel(statusMessage)}
        advice={description ?? advice}
      />
    </PageFrame>
  );
}
