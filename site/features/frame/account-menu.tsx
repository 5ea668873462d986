import { UserRound } from "lucide-react";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import type { Person } from "../identity/identity-store.ts";
import { loadSignIn } from "../identity/load-sign-in.ts";
import { calledName } from "../identity/person.ts";
import { accountPill } from "./account-pill.ts";

const StreakBadge = lazyPart(() => import("../streaks/streak-badge.tsx"));

/** Loaded once somebody is signed in. A menu like the phone's; the next page finds it closed. */
export default function AccountMenu({ person }: { person: Person }) {
  const { pathname } = useLocation();
  const name = calledName(person) ?? person.email ?? m.sign_in_account();
  return (
    <details key={pathname} data-menu className="relative max-w-full lg:w-full">
      <summary
        className={`${accountPill} list-none [&::-webkit-details-marker]:hidden`}
        aria-label={m.sign_in_account_of({ name })}
      >
        <UserRound className="size-[1.2rem] lg:hidden" aria-hidden="true" />
        <span className="truncate max-lg:hidden">{name}</span>
      </summary>
      <div className="absolute right-0 z-30 mt-2 w-64 rounded-md border border-line bg-paper p-3 shadow-float">
        <p className="truncate px-3 pt-1 font-semibold">{person.name ?? name}</p>
        {person.email && <p className="truncate px-3 text-[0.92rem] text-muted">{person.email}</p>}
        <Suspense>
          <StreakBadge className="mt-2 flex min-h-11 w-full items-center gap-2 rounded-sm px-3 text-left font-semibold hover:bg-sand" />
        </Suspense>
        <AppLink
          to="/my-profile"
          className="mt-2 flex min-h-11 w-full items-center rounded-sm px-3 hover:bg-sand"
        >
          {m.sign_in_my_profile()}
        </AppLink>
        <AppLink to="/journal" className="flex min-h-11 w-full items-center rounded-sm px-3 hover:bg-sand">
          {m.journal_title()}
        </AppLink>
        <AppLink
          to="/prayer-list"
          className="flex min-h-11 w-full items-center rounded-sm px-3 hover:bg-sand"
        >
          {m.prayer_list_title()}
        </AppLink>
        <button
          type="button"
          className="flex min-h-11 w-full items-center rounded-sm px-3 text-left hover:bg-sand"
          onClick={() => void loadSignIn().then(({ signOut }) => signOut())}
        >
          {m.sign_in_out()}
        </button>
      </div>
    </details>
  );
}
