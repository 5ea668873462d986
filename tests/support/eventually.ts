import { vi } from "vitest";

/** Waits for what comes by itself. A busy machine may take its time: the bound of a wait is not what a test checks. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000 });
