import { expect, it } from "vitest";
import { readPlace } from "./saved-place.ts";

it("remembers the place: an address of the reader and its name", () => {
  const place = { path: "/bible/kjv/john/3?with=rv1909#v16", reference: "John 3" };
  expect(readPlace(JSON.stringify(place))).toEqual(place);
});

it("knows when it was read, and the chapter after it", () => {
  const next = { path: "/bible/kjv/john/4", reference: "John 4" };
  const place = { path: "/bible/kjv/john/3", reference: "John 3", at: "2026-11-18T06:00:00Z", next };
  expect(readPlace(JSON.stringify(place))).toEqual(place);
  const elsewhere = { ...place, next: { path: "https://elsewhere.example", reference: "x" } };
  expect(readPlace(JSON.stringify(elsewhere))).not.toHaveProperty("next");
});

it("whatever else is found in storage is no place", () => {
  const others = [
    null,
    "",
    "{",
    "[]",
    '{"path":"//elsewhere.example","reference":"x"}',
    '{"path":"/bible/kjv/john/3"}',
  ];
  for (const text of others) expect(readPlace(text)).toBeNull();
});
