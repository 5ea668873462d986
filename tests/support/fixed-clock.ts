import { createMovableClock, type MovableClock } from "../../platform/clock.ts";

/** A Wednesday, ten in the morning in New York: what is tested does not depend on the day it is tested on. */
const oneDay = new Date("2026-03-18T15:00:00Z");

/** Does not advance between moves, so waits are exact to the millisecond even on a busy machine. */
export const fixedClock = (at = oneDay): MovableClock => createMovableClock({ now: () => at });

/** Goes on as clocks do, from the same moment in every run. */
export function runningClock(): MovableClock {
  const ahead = oneDay.getTime() - Date.now();
  return createMovableClock({ now: () => new Date(Date.now() + ahead) });
}
