import { expect, test, vi } from "vitest";
import { namedPlace } from "./named-place.ts";

test("an address with a heading's words alone, as bookmarks have it, still leads to it", () => {
  const ids = ["text-the-first", "question", "text-question"];
  vi.stubGlobal("document", { getElementById: (id: string) => (ids.includes(id) ? { id } : null) });
  const idOf = (hash: string) => namedPlace(hash)?.id;
  expect(idOf("#text-the-first")).toBe("text-the-first");
  expect(idOf("#the-first")).toBe("text-the-first");
  expect(idOf("#question")).toBe("question");
  expect(idOf("#gone")).toBeUndefined();
  expect(idOf("")).toBeUndefined();
});
