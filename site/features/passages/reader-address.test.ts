import { expect, it } from "vitest";
import { addressOfPassage, readerAddress } from "./reader-address.ts";

it("/bible/{translation}/{book}/{chapter} is the address of a chapter", () => {
  expect(readerAddress({ translation: "kjv", slug: "1-corinthians", chapter: 13 })).toBe(
    "/bible/kjv/1-corinthians/13",
  );
});

it("the text beside it and the open verse are in the query, the verse also in the hash", () => {
  const address = { translation: "kjv", slug: "john", chapter: 3 };
  expect(readerAddress({ ...address, beside: "rv1909", verse: 16 })).toBe(
    "/bible/kjv/john/3?with=rv1909&verse=16#v16",
  );
  expect(readerAddress({ ...address, at: 16 })).toBe("/bible/kjv/john/3#v16");
});

it("a passage is read at its first verse, a whole chapter or book at its beginning", () => {
  const inKjv = { translation: "kjv" };
  expect(addressOfPassage("John.3.16-John.3.18,Rom.5.8", inKjv)).toBe("/bible/kjv/john/3#v16");
  expect(addressOfPassage("Ps.23", inKjv)).toBe("/bible/kjv/psalms/23");
  expect(addressOfPassage("Ps.1-Ps.150", { ...inKjv, beside: "rv1909" })).toBe(
    "/bible/kjv/psalms/1?with=rv1909",
  );
});
