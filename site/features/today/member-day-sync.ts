import { memberPaths } from "../../../contracts/member-paths.ts";
import type { ActivityKind } from "../../../contracts/streaks.ts";
import { newId } from "../../new-id.ts";
import { write } from "../member-data/member-calls.ts";
import { localDate, memberDay } from "../member-data/member-day.ts";
import { useMemberState } from "../member-data/member-state.ts";
import type { MemberState } from "../member-data/outbox.ts";
import { shown } from "../member-data/shown.ts";
import { activityList, actName } from "../streaks/activity-list.ts";
import { type DayMark, type DayRecord, isDone, marksOf, readRecord, writeRecord } from "./day-record.ts";
import { stepOf } from "./day-steps.ts";
import { dayChangedEvent, paintDay } from "./paint-day.ts";

/** Adds the act to the member's queue, or takes it back. The account has an item once a day, however often it is sent. */
function send({ kind, item, at, state }: DayMark, date: string): void {
  const name = actName(kind, item, date);
  const isUndo = state === "undone";
  const about = { about: `activity ${name}`, mark: { list: activityList, item: name } };
  if (isUndo)
    void write({ method: "DELETE", path: `${memberPaths.activityOf(item)}?kind=${kind}`, ...about });
  else {
    const act = { id: newId(), kind, itemId: item, at, ...memberDay(), localDate: date, offline: true };
    void write({ method: "POST", path: memberPaths.activity, body: [act], ...about });
  }
}

/** What is left to send of a record, and the record once it is sent. Of days before, only what was done. */
export function takeUnsent(record: DayRecord, member: string, today: string) {
  // Somebody else's days are not this member's.
  const own = record.by === undefined || record.by === member ? record.days : {};
  const unsent: { mark: DayMark; date: string }[] = [];
  const days = Object.fromEntries(
    Object.entries(own).map(([date, marks]) => [
      date,
      marks.map((mark): DayMark => {
        if (!mark.state || (mark.state === "undone" && date === today)) unsent.push({ mark, date });
        return { ...mark, state: isDone(mark) ? "sent" : "removed" };
      }),
    ]),
  );
  return { unsent, record: { by: member, days } };
}

/** The queue is not looked at before all that is to be sent is in it. */
let isSending = false;

function sendUnsent(member: string): void {
  const { unsent, record } = takeUnsent(readRecord(), member, localDate());
  writeRecord(record);
  isSending = true;
  for (const { mark, date } of unsent) send(mark, date);
  isSending = false;
}

/** Today as the member's account and queue have it: also what was done on another device, or read for a while. */
export function mirrorActs(record: DayRecord, state: MemberState, date: string): DayRecord {
  if (!state.lists[activityList] && !state.outbox.some(({ mark }) => mark?.list === activityList))
    return record;
  const held = marksOf(record, date);
  const acts = shown(state, activityList)
    .map((name) => name.split(" "))
    .filter(([kind, , on]) => on === date && stepOf(kind as ActivityKind));
  const same = (mark: DayMark) => acts.some(([kind, item]) => kind === mark.kind && item === mark.item);
  const marks = acts.map(([kind, item]): DayMark => {
    const known = held.find((mark) => mark.kind === kind && mark.item === item);
    return { at: "", ...known, kind: kind as ActivityKind, item: item!, state: "sent" };
  });
  const rest = held.filter((mark) => mark.state !== "sent" && !same(mark));
  return { ...record, days: { ...record.days, [date]: [...marks, ...rest] } };
}

let isFollowing = false;

/** What was done before the sign-in, and from now on, goes to the account; what the account has is shown. Idempotent. */
export function startMemberDay(member: string): void {
  sendUnsent(member);
  if (isFollowing) return;
  isFollowing = true;
  addEventListener(dayChangedEvent, () => {
    const { member: now } = useMemberState.getState();
    if (now) sendUnsent(now);
  });
  useMemberState.subscribe(({ member: now, state }) => {
    const record = readRecord();
    if (!now || record.by !== now || isSending) return;
    writeRecord(mirrorActs(record, state, localDate()));
    paintDay();
  });
}
