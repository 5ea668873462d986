import { expect, test } from "vitest";
import { formatShare } from "./format-share.ts";

test("a share is written as its language does: '5%' in English, '5 %' in Spanish", () => {
  for (const written of ["5 %", "5%"]) {
    expect(formatShare(written, "en-US")).toBe("5%");
    expect(formatShare(written, "es")).toBe("5\u00a0%");
  }
  expect(formatShare("2,5 %", "en-US")).toBe("2.5%");
  expect(formatShare("one dollar", "en-US")).toBe("one dollar");
});
