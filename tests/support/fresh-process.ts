/** Files that share a process find the language, the clock and every function as they are at the start, whatever the file before them has left. */
import { afterAll, vi } from "vitest";
import { overwriteGetLocale } from "../../site/i18n/paraglide/runtime.js";

overwriteGetLocale(() => "en-US");

afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
