import type { Streak } from "../../../contracts/streaks.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { openModal } from "../../ui/modal/modal-store.ts";
import { streakDays } from "./streak-labels.ts";

export function openStreak(streak: Streak): void {
  openModal({
    load: () => import("./streak-dialog.tsx"),
    props: { streak },
    title: m.streaks_title_why({ days: streakDays(streak.streak) }),
  });
}
