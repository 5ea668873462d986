import { Flame } from "lucide-react";
import type { Streak } from "../../../contracts/streaks.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { openModal } from "../../ui/modal/modal-store.ts";
import { pointsLabel, streakDays } from "./streak-labels.ts";
import { useStreak } from "./streak-store.ts";

function openStreak(streak: Streak): void {
  openModal({
    load: () => import("./streak-dialog.tsx"),
    props: { streak },
    title: m.streaks_title_why({ days: streakDays(streak.streak) }),
  });
}

/** Loaded for members only, in reserved space; opens the explanation. */
export default function StreakBadge({ className }: { className: string }) {
  const streak = useStreak((state) => state.streak);
  if (!streak) return null;
  const days = streakDays(streak.streak);
  return (
    <button type="button" className={className} onClick={() => openStreak(streak)}>
      <Flame className="size-[1.15rem] text-dawn" aria-hidden="true" />
      <span>
        {streak.streak > 0 ? days : m.streaks_start()}
        <span className="font-normal text-muted">
          {" "}
          <span aria-hidden="true">·</span> {pointsLabel(streak)}
        </span>
      </span>
    </button>
  );
}
