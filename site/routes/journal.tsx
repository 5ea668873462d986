import { lazy, Suspense } from "react";
import { pageMeta } from "../features/seo/page-meta.ts";
import { memberPage } from "../features/sign-in/member-gate.tsx";
import { m } from "../i18n/paraglide/messages.js";

/** The shell is the same for everyone; whose journal it is is known in the browser alone. */
export const meta = () =>
  pageMeta({
    title: m.journal_title(),
    description: m.journal_lead(),
    paths: "/journal",
    noindex: true,
  });

const Journal = lazy(() => import("../features/journal/journal.tsx"));

function JournalPage() {
  return (
    <Suspense fallback={<p className="column mt-12 min-h-[50vh] text-muted">{m.loading()}</p>}>
      <Journal />
    </Suspense>
  );
}

export default memberPage(JournalPage);
