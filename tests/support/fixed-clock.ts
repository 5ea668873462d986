import { createMovableClock, type MovableClock } from "../../platform/clock.ts";

/** Stands still between moves, so that a wait can be told to the millisecond however long a busy machine takes. */
export const fixedClock = (at = new Date()): MovableClock => createMovableClock({ now: () => at });
