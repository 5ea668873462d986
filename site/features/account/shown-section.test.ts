import { expect, test } from "vitest";
import { shownSection } from "./shown-section.ts";

test("a section is addressable by #id or ?section=id; anything else shows the first", () => {
  expect(shownSection({ hash: "#security", search: "" }).id).toBe("security");
  expect(shownSection({ hash: "", search: "?section=data" }).id).toBe("data");
  expect(shownSection({ hash: "#security", search: "?section=data" }).id).toBe("security");
  for (const hash of ["", "#", "#nothing"]) expect(shownSection({ hash, search: "" }).id).toBe("profile");
});
