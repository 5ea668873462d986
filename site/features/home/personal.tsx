import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { identityStore } from "../identity/identity-store.ts";

const ContinueRow = lazy(async () => ({ default: (await import("./personal-rows.tsx")).ContinueRow }));
const FollowsRow = lazy(async () => ({ default: (await import("./personal-rows.tsx")).FollowsRow }));
const StreakBadge = lazy(() => import("../streaks/streak-badge.tsx"));

const useMember = () => useStore(identityStore, ({ person }) => person !== undefined);

/** A row that is the member's own; the page leaves room for it where it was last time. */
export function PersonalRows({ row }: { row: "continue" | "follows" }) {
  const isMember = useMember();
  const Content = row === "continue" ? ContinueRow : FollowsRow;
  return (
    <div className={`personal-row personal-row-${row}`}>
      <Suspense>{isMember && <Content />}</Suspense>
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
