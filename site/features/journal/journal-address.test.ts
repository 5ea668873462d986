import { expect, test } from "vitest";
import { newEntryAddress, tieOfAddress } from "./journal-address.ts";

const read = (address: string) => tieOfAddress(new URL(address, "http://site").searchParams);

test("an entry is tied to the page the reader came from, never to something invented in the address", () => {
  const tie = {
    kind: "item",
    ref: "id-1",
    label: "Learning to wait",
    path: "/articles/learning-to-wait",
  } as const;
  expect(read(newEntryAddress(tie))).toEqual(tie);
  expect(read("/journal?new")).toBeUndefined();
  expect(read("/journal?kind=other&ref=a&label=b")).toBeUndefined();
  expect(read("/journal?kind=item&ref=a&label=b&path=//evil.example")).toEqual({
    kind: "item",
    ref: "a",
    label: "b",
  });
});
