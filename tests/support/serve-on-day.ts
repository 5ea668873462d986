/** Loaded before a server (NODE_OPTIONS), which then has the tests' day from its first line on, also after a restart. */
import { clockShiftMs, shiftDate } from "../e2e/site-day.ts";

shiftDate(clockShiftMs);
