import { expect, test } from "vitest";
import { readyMs } from "./page-ready-event.ts";
import { preloadDelayMs } from "./preload.ts";
import { isVerySlow } from "./slow-network.ts";

test("Page transition settles after a 100 ms wait; payload preload happens after 1000 ms", () => {
  expect(readyMs).toBe(100);
  expect(preloadDelayMs).toBe(1000);
});

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: "4g" }, false],
  [{ effectiveType: "3g" }, false],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g", saveData: true }, true],
])("unless the connection is very slow: %o is %s", (connection, slow) =>
  expect(isVerySlow(connection)).toBe(slow),
);
