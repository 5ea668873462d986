import { expect, test } from "vitest";
import { createKeyRing, keyBytes } from "./sealing.ts";

const key = (nth: number) => Buffer.alloc(keyBytes, nth);

test("the same words have the same hash with the same key, another with any other key or for another purpose", () => {
  const ring = createKeyRing([key(1)]);
  const [hash] = ring.hashes("ana@example.com", "free trial");
  expect(createKeyRing([key(1)]).hashes("ana@example.com", "free trial")).toEqual([hash]);
  for (const other of [
    ring.hashes("ben@example.com", "free trial"),
    ring.hashes("ana@example.com", "something else"),
    createKeyRing([key(2)]).hashes("ana@example.com", "free trial"),
  ])
    expect(other).not.toContain(hash);
});

test("after a change of keys the new one's hash is stored, and the old one's is still found", () => {
  const before = createKeyRing([key(1)]).hashes("a", "b");
  const after = createKeyRing([key(2), key(1)]).hashes("a", "b");
  expect(after).toEqual([createKeyRing([key(2)]).hashes("a", "b")[0], before[0]]);
});
