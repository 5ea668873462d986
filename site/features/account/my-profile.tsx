import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { premiumRole } from "../../../contracts/site.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { LoadFailed } from "../../ui/loading-state.tsx";
import type { Hour } from "../../ui/scene.ts";
import { SceneArt } from "../../ui/scene-art.tsx";
import { useComponent } from "../../ui/use-component.ts";
import type { Person } from "../identity/identity-store.ts";
import { identityStore } from "../identity/identity-store.ts";
import { SectionNav } from "./section-nav.tsx";
import type { AccountSection } from "./sections.ts";
import { shownSection } from "./shown-section.ts";

function hourNow(): Hour {
  const hour = new Date().getHours();
  if (hour < 6 || hour >= 21) return "night";
  if (hour < 11) return "dawn";
  return hour < 17 ? "noon" : "dusk";
}

/** The member's own page: a horizon that is theirs alone, who they are, and the sections. */
export function MyProfile() {
  const person = useStore(identityStore, (identity) => identity.person);
  const section = shownSection(useLocation());
  if (!person) return null;
  return (
    <div className="wrap pt-2">
      <div className="h-36 overflow-hidden rounded-lg md:h-56">
        <SceneArt seed={person.id} hour={hourNow()} height={300} />
      </div>
      <ProfileHeading person={person} />
      <div className="mt-7 grid gap-x-12 gap-y-8 md:mt-10 md:grid-cols-[14rem_minmax(0,1fr)]">
        <SectionNav shown={section.id} />
        <Shown section={section} />
      </div>
    </div>
  );
}

function ProfileHeading({ person }: { person: Person }) {
  const premium = person.roles.includes(premiumRole(siteSettings().productName));
  return (
    <header className="mt-6">
      <p className="kicker">{m.account_title()}</p>
      <h1 className="mt-1 text-[2rem] break-words md:text-[2.4rem]">{person.name ?? person.email}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        {person.name && person.email && <span className="min-w-0 break-words">{person.email}</span>}
        {premium && (
          <span className="rounded-full bg-sand px-3 py-0.5 text-[0.88rem] font-semibold text-spring">
            {m.account_premium()}
          </span>
        )}
      </p>
    </header>
  );
}

function Shown({ section }: { section: AccountSection }) {
  const Content = useComponent(section, NotLoaded);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownBefore = useRef(section.id);
  useEffect(() => {
    // After a section change screen readers announce its heading first.
    if (shownBefore.current !== section.id) heading.current?.focus();
    shownBefore.current = section.id;
  }, [section.id]);
  return (
    <section aria-labelledby="section-title" className="min-w-0 max-w-[46rem] pb-6">
      <h2 id="section-title" ref={heading} tabIndex={-1} className="outline-none">
        {section.title()}
      </h2>
      <ErrorBoundary key={section.id} fallback={(retry) => <Failed retry={retry} />}>
        {Content ? <Content /> : <Loading />}
      </ErrorBoundary>
    </section>
  );
}

const Loading = (): ReactNode => <p className="mt-4 min-h-64 text-muted">{m.loading()}</p>;

const Failed = ({ retry }: { retry(): void }): ReactNode => (
  <div className="mt-4">
    <LoadFailed retry={retry} label={m.account_section_failed()} />
  </div>
);

/** A browser may remember that a module did not come; only a new page is sure to request it again. */
const NotLoaded = (): ReactNode => <Failed retry={() => location.reload()} />;
