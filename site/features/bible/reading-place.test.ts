import { expect, it } from "vitest";
import { readPlace } from "./reading-place.ts";

it("remembers the place: an address of the reader and its name", () => {
  const place = { path: "/bible/kjv/john/3?with=rv1909#v16", reference: "John 3" };
  expect(readPlace(JSON.stringify(place))).toEqual(place);
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
