import { Suspense } from "react";
import { useStore } from "zustand";
import { personalKeys } from "../../personal-storage.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { identityStore } from "../identity/identity-store.ts";

const ContinueRow = lazyPart(async () => ({ default: (await import("./personal-rows.tsx")).ContinueRow }));
const FollowsRow = lazyPart(async () => ({ default: (await import("./personal-rows.tsx")).FollowsRow }));
const StreakBadge = lazyPart(() => import("../streaks/streak-badge.tsx"));

const useMember = () => useStore(identityStore, ({ person }) => person !== undefined);

/** Where the reader left off; the page leaves room for it where it was last time. */
export function LeftOff() {
  const isHydrated = useHydrated();
  return (
    <div
      className="personal-row personal-row-continue"
      data-hydrate-if={`${personalKeys.coursePlaces} ${personalKeys.biblePlace}`}
    >
      <Suspense>{isHydrated && <ContinueRow />}</Suspense>
    </div>
  );
}

/** What is new of those the member follows, without what the page shows already. */
export function Followed({ shown }: { shown: readonly string[] }) {
  const isMember = useMember();
  return (
    <div className="personal-row personal-row-follows">
      <Suspense>{isMember && <FollowsRow shown={shown} />}</Suspense>
    </div>
  );
}

export function HomeStreak() {
  const isMember = useMember();
  return (
    <div className="min-h-11">
      <Suspense>
        {isMember && <StreakBadge className="pill border border-line text-[0.95rem] hover:bg-sand" />}
      </Suspense>
    </div>
  );
}
