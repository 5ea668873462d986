import { createMovableClock, type MovableClock } from "../../platform/clock.ts";

/** Does not advance between moves, so waits are exact to the millisecond even on a busy machine. */
export const fixedClock = (at = new Date()): MovableClock => createMovableClock({ now: () => at });
