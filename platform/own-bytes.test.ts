import { expect, test } from "vitest";
import { ownBytes } from "./own-bytes.ts";

test("bytes that share a block with others are copied, and retain nothing but themselves", () => {
  const shared = Buffer.from("some bytes of a page");
  expect(shared.buffer.byteLength).toBeGreaterThan(shared.length);
  const own = ownBytes(shared);
  expect(own).toEqual(shared);
  expect(own.buffer.byteLength).toBe(own.length);
  expect(ownBytes(own)).toBe(own);
});
