import type { ActivityKind } from "../../../contracts/streaks.ts";
import { personalKeys } from "../../personal-storage.ts";
import { localDate } from "../member-data/member-day.ts";
import { type DayStep, stepOf } from "./day-steps.ts";

/** Something done on one of the reader's days. */
export interface DayMark {
  kind: ActivityKind;
  item: string;
  /** The course of a lesson. */
  of?: string;
  at: string;
  /**
   * Missing: done, and known in this browser alone. "sent": the member's queue or account has it. "undone": taken back,
   * which the account must hear of. "removed": taken back everywhere; it is not counted again by itself that day.
   */
  state?: "sent" | "undone" | "removed";
}

/** What this browser knows of the last days: by the reader's own dates. */
export interface DayRecord {
  /** The member to whose account it was sent. */
  by?: string;
  days: Record<string, DayMark[]>;
}

const maxDays = 7;

export const isDone = ({ state }: DayMark): boolean => !state || state === "sent";
const isSame = (a: Pick<DayMark, "kind" | "item">, b: Pick<DayMark, "kind" | "item">) =>
  a.kind === b.kind && a.item === b.item;

export function readRecord(): DayRecord {
  try {
    const { by, days } = JSON.parse(localStorage.getItem(personalKeys.day) ?? "{}") as Partial<DayRecord>;
    return { ...(by ? { by } : {}), days: days ?? {} };
  } catch {
    return { days: {} };
  }
}

/** Storage can be full or blocked; then the day is not kept. */
export function writeRecord({ days, ...rest }: DayRecord): void {
  const latest = Object.entries(days).sort().slice(-maxDays);
  try {
    localStorage.setItem(personalKeys.day, JSON.stringify({ ...rest, days: Object.fromEntries(latest) }));
  } catch {}
}

export const marksOf = ({ days }: DayRecord, date = localDate()): DayMark[] => days[date] ?? [];

/** The record with this mark in place of an earlier one of the same item. */
export function withMark(record: DayRecord, mark: DayMark, date = localDate()): DayRecord {
  const others = marksOf(record, date).filter((one) => !isSame(one, mark));
  return { ...record, days: { ...record.days, [date]: [...others, mark] } };
}

/** What was done with the item today, and still counts. */
export const findDone = (record: DayRecord, item: Pick<DayMark, "kind" | "item">): DayMark | undefined =>
  marksOf(record).find((mark) => isDone(mark) && isSame(mark, item));

/** Taken back today by the reader. */
export const isUndone = (kind: ActivityKind, item: string): boolean =>
  marksOf(readRecord()).some((mark) => !isDone(mark) && isSame(mark, { kind, item }));

export const doneSteps = (record: DayRecord): Set<DayStep> =>
  new Set(
    marksOf(record).flatMap((mark) => {
      const step = isDone(mark) && stepOf(mark.kind);
      return step ? [step] : [];
    }),
  );
