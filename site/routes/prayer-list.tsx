import { lazy, Suspense } from "react";
import { pageMeta } from "../features/seo/page-meta.ts";
import { memberPage } from "../features/sign-in/member-gate.tsx";
import { m } from "../i18n/paraglide/messages.js";

/** The shell is the same for everyone; whose list it is is known in the browser alone. */
export const meta = () =>
  pageMeta({
    title: m.prayer_list_title(),
    description: m.prayer_list_lead(),
    paths: "/prayer-list",
    noindex: true,
  });

const PrayerList = lazy(() => import("../features/prayer-list/prayer-list.tsx"));

function PrayerListPage() {
  return (
    <Suspense fallback={<p className="column mt-12 min-h-[50vh] text-muted">{m.loading()}</p>}>
      <PrayerList />
    </Suspense>
  );
}

export default memberPage(PrayerListPage);
