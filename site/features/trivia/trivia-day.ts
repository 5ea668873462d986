import { cycleYear } from "../../../contracts/site.ts";
import { type Day, parseDay } from "../../i18n/daily.ts";

/** A day of the year trivia is kept in; undefined for what is not in its calendar. */
export const parseTriviaDay = (month: string | undefined, day: string | undefined): Day | undefined =>
  parseDay(String(cycleYear), month, day);

export const triviaPath = ({ month, day }: Day): string => `/trivia/${month}/${day}`;
