import { localDate } from "../member-data/member-day.ts";
import { nextReading } from "./next-reading.ts";

/** Paths of today's reading and of tomorrow's, where they are known. */
export function readingsAhead(): string[] {
  const tomorrow = localDate(new Date(Date.now() + 86_400_000));
  const found = [nextReading(), nextReading(tomorrow)].flatMap((reading) => reading?.path ?? []);
  return [...new Set(found)];
}
