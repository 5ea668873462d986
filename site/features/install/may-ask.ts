import { type DayRecord, isDone } from "../today/day-record.ts";
import type { InstallMemory } from "./install-memory.ts";

/** Mornings on which something was read: their record is there already, so that no visit has to be stored. */
const mornings = 3;

/** From the third morning on, once a day, until it is answered. */
export const mayAsk = ({ days }: DayRecord, { offered, answered }: InstallMemory, today: string): boolean =>
  !answered &&
  offered !== today &&
  Object.values(days).filter((marks) => marks.some(isDone)).length >= mornings;
