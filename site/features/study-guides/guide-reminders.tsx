import { CalendarClock } from "lucide-react";
import { Suspense } from "react";
import { useStore } from "zustand";
import { premiumRole } from "../../../contracts/site.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { AppLink } from "../../ui/app-link.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { identityStore } from "../identity/identity-store.ts";

const RhythmButton = lazyPart(() => import("../rhythm/rhythm-button.tsx"));

/** Premium members choose their days; everyone else sees one note that this requires Premium. */
export function GuideReminders({ guide: { id, title } }: { guide: { id: string; title: string } }) {
  const roles = useStore(identityStore, ({ person }) => person?.roles);
  const offer = (
    <AppLink
      to="/premium"
      data-offer="study_guide_offer"
      data-source="reminders"
      className="pill border border-line hover:bg-sand"
    >
      <CalendarClock className="size-5" aria-hidden="true" />
      <span>
        {m.rhythm_reminders()}{" "}
        <span className="font-normal text-muted">{m.study_guides_reminders_premium()}</span>
      </span>
    </AppLink>
  );
  if (!roles?.includes(premiumRole(siteSettings().productName))) return offer;
  return (
    <Suspense fallback={offer}>
      <RhythmButton course={{ kind: "guide", id, title }} label={m.rhythm_reminders()} />
    </Suspense>
  );
}
