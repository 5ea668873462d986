import { forgetRows } from "../cards/remember-row.ts";
import { openPlaces } from "../courses/member-places.ts";
import { identityStore } from "../identity/identity-store.ts";
import { onIntent } from "../identity/require-login.ts";
import { followDrafts } from "../journal/send-drafts.ts";
import { markIntent } from "../member-data/apply-mark.ts";
import type { Mark } from "../member-data/marks.ts";
import { loadList } from "../member-data/member-marks.ts";
import { closeMember, hasOthers, openMember } from "../member-data/member-session.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { writeMark } from "../member-data/write-mark.ts";
import { watchReading } from "../streaks/reading-time.ts";
import { clearStreak, loadStreak } from "../streaks/streak-store.ts";
import { isUndone } from "../today/day-record.ts";
import { startMemberDay } from "../today/member-day-sync.ts";
import { loginTopics, startTopics } from "../topics/member-topics.ts";
import { clearTopics, openTopics, useTopics } from "../topics/topics-store.ts";
import { mergeSavedAnswers } from "../trivia/member-answers.ts";
import { clearAnswers } from "../trivia/saved-answers.ts";
import { cacheCourses } from "./cache-courses.ts";

let current: string | undefined;
let last: string | undefined;

const isHere = (member: string | undefined) =>
  member !== undefined && member === identityStore.getState().person?.id;

/** Logged where it happened; the next network, login or page tries again. */
const mergeAnswers = () => mergeSavedAnswers().catch(() => {});

function catchUp(): void {
  if (!isHere(current)) return;
  if (!useTopics.getState().synced) void startTopics();
  void mergeAnswers();
}

/** What was sent may have made the streak longer. */
function followStreak(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  useMemberState.subscribe(({ member, state }, before) => {
    if (!member || member !== before.member || state.outbox.length >= before.state.outbox.length) return;
    clearTimeout(timer);
    timer = setTimeout(() => void loadStreak(), 500);
  });
}

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener("online", catchUp);
  onIntent(markIntent, (mark) => {
    void writeMark(mark as Mark, true);
  });
  watchReading(isUndone);
  followStreak();
  cacheCourses();
  followDrafts();
}

/** Reminders that this device had before the sign-in know from then on what the member has done already. */
async function adoptDevice(): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const { loadDevice } = await import("../notifications/push-device.ts");
  await loadDevice();
}

/** Somebody is signed in: what they did is sent, what they have is loaded. */
export function begin(member: string, rule: "start" | "login"): void {
  // They may have left while this was loaded.
  if (current === member || !isHere(member)) return;
  // Answers of somebody whose place another has taken are not theirs to see.
  if (last && last !== member) clearAnswers();
  current = last = member;
  openTopics();
  // The previous member left without signing out; their server data must not carry over.
  if (hasOthers(member) && useTopics.getState().loaded) clearTopics();
  openMember();
  watch();
  void (rule === "start" ? startTopics() : loginTopics());
  void mergeAnswers();
  openPlaces(member);
  void loadList({ kind: "plan" });
  startMemberDay(member);
  void loadStreak();
  if (rule === "login") adoptDevice().catch((error: unknown) => console.warn(error));
}

/** Signed out. A lost session clears nothing; a logout clears all the member's data. */
export function end(isLogout: boolean): void {
  current = undefined;
  clearStreak();
  closeMember(isLogout);
  if (!isLogout) return;
  clearTopics();
  clearAnswers();
  forgetRows();
}
