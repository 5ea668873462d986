import { cycleYear } from "../../../contracts/site.ts";
import { type Day, parseDay } from "../../i18n/daily.ts";

/** A day of the trivia cycle year; undefined if it is not in the calendar. */
export const parseTriviaDay = (month: string | undefined, day: string | undefined): Day | undefined =>
  parseDay(String(cycleYear), month, day);

export const triviaPath = ({ month, day }: Day): string => `/trivia/${month}/${day}`;
