/**
 * The day that the browser tests live on, whatever day it is outside: the servers, the browsers with their service workers,
 * and what the tests themselves reckon with. Time goes on from there.
 */

/** Ten in the morning in New York: the day does not turn while tests run. */
const begins = Date.parse("2026-11-14T15:00:00Z");

const setting = "E2E_CLOCK_SHIFT_MS";
// The configuration is the first to load this; servers and workers get what it has set.
process.env[setting] ??= String(begins - Date.now());

export const clockShiftMs = Number(process.env[setting]);

/** The time as the servers and the browsers have it; cookies and files have the machine's. */
export const siteNow = (): Date => new Date(Date.now() + clockShiftMs);

/**
 * From now on `Date` is ahead by so much; timers are as they were. It also runs in browsers, so it uses nothing from
 * outside; twice in one window is once.
 */
export function shiftDate(ms: number): void {
  const scope = globalThis as typeof globalThis & { isDateShifted?: true };
  if (scope.isDateShifted) return;
  Object.defineProperty(scope, "isDateShifted", { value: true });
  const real = Date;
  const machineNow = real.now;
  const now = () => machineNow() + ms;
  real.now = now;
  globalThis.Date = new Proxy(real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: (target) => new target(now()).toString(),
  });
}

/** The same as a script, for a service worker, in which Playwright runs nothing before its own code. */
export const shiftDateScript = `(${shiftDate})(${clockShiftMs});\n`;
