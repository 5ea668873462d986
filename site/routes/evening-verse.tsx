import { lazy, Suspense } from "react";
import { data } from "react-router";
import { useStore } from "zustand";
import { premiumRole } from "../../contracts/site.ts";
import { servicesContext } from "../context.ts";
import { PastEvenings } from "../features/evening-verse/past-evenings.tsx";
import { useEveningDay } from "../features/evening-verse/use-evening-day.ts";
import { identityStore } from "../features/identity/identity-store.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { loadEvenings } from "../features/verses/load-evening.server.ts";
import { formatDay } from "../i18n/format-day.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { siteSettings } from "../settings.ts";
import { AppLink } from "../ui/app-link.tsx";
import { SceneArt } from "../ui/scene-art.tsx";
import type { Route } from "./+types/evening-verse";

const EveningText = lazy(() => import("../features/evening-verse/evening-text.tsx"));

export async function loader({ context, url }: Route.LoaderArgs) {
  return data(await loadEvenings(context.get(servicesContext), localeOfPath(url.pathname)));
}

export const meta = () =>
  pageMeta({
    title: m.evening_title(),
    description: m.evening_description(),
    paths: "/verses/evening",
  });

function Closed() {
  return (
    <>
      <p>{m.evening_closed()}</p>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <AppLink
          to="/premium"
          data-offer="premium_verse_offer_premium_landing"
          data-source="evening_verse"
          className="pill bg-water text-on-water hover:opacity-90"
        >
          {m.evening_open_offer()}
        </AppLink>
        <AppLink to="/verses" className="pill border border-line hover:bg-sand">
          {m.evening_todays_verse()}
        </AppLink>
      </p>
    </>
  );
}

/** The same page for everybody; protected text is fetched by members who may read it. */
export default function EveningVerse({ loaderData: { today, tonight: ofPage, past } }: Route.ComponentProps) {
  const roles = useStore(identityStore, ({ person }) => person?.roles);
  const open = roles?.includes(premiumRole(siteSettings().productName)) === true;
  const day = useEveningDay(today);
  const tonight = day === today ? ofPage : null;
  return (
    <>
      <section className="relative mx-auto max-w-[1360px]">
        <div className="absolute inset-x-3 top-0 h-[300px] overflow-hidden rounded-[22px] md:inset-x-6 md:h-[420px] md:rounded-lg">
          <SceneArt seed={tonight?.id ?? "evening"} hour="night" />
        </div>
        <div className="relative px-6 pt-[150px] md:px-0 md:pt-[200px]">
          <div className="mx-auto max-w-[720px] rounded-md bg-paper/95 px-6 py-7 shadow-float md:rounded-[24px] md:px-12 md:py-10">
            <p className="kicker mb-2">
              {m.evening_tonight()} · {formatDay(day, getLocale(), "long")}
            </p>
            <h1 className="text-[1.9rem] md:text-[2.4rem]">{tonight?.title ?? m.evening_title()}</h1>
            <p className="mt-2 mb-5 text-muted">{tonight?.reference ?? m.evening_lead()}</p>
            {open && ofPage ? (
              <Suspense fallback={<p className="text-muted">{m.loading()}</p>}>
                <EveningText day={day} />
              </Suspense>
            ) : (
              <Closed />
            )}
          </div>
        </div>
      </section>
      <section className="column section-gap">
        <h2>{m.evening_past()}</h2>
        <p className="mt-1 text-muted">{m.evening_past_note()}</p>
        <PastEvenings evenings={past} open={open} />
      </section>
    </>
  );
}
