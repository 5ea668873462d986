import { lazy, Suspense } from "react";
import { cacheHeaders } from "../cache-headers.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { useIdentity } from "../features/sign-in/identity-store.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { siteSettings } from "../settings.ts";

/** The shell is the same for everyone; whose journal it is is known in the browser alone. */
export const headers = cacheHeaders("content");

export const meta = () =>
  pageMeta({
    title: m.journal_title(),
    description: m.journal_lead(),
    paths: { "en-US": "/journal", es: "/journal" },
    locale: getLocale(),
    noindex: true,
    settings: siteSettings(),
  });

const Journal = lazy(() => import("../features/journal/journal.tsx"));

export default function JournalPage() {
  const isMember = useIdentity(({ person }) => person !== undefined);
  if (!isMember) return null;
  return (
    <Suspense fallback={<p className="column mt-12 min-h-[50vh] text-muted">{m.loading()}</p>}>
      <Journal />
    </Suspense>
  );
}
