import { expect, test } from "vitest";
import { journalUpdate } from "./journal.ts";

const withPath = (path: string) => ({
  title: "",
  document: { type: "doc" },
  ties: [{ kind: "item", ref: "a", label: "A", path }],
  updatedAt: "2026-11-15T12:00:00.000Z",
});

test("what an entry is tied to is a path of this site", () => {
  for (const path of ["/", "/verses/2026/11/15", "/bible/kjv/john/3?verse=16#v16"])
    expect(journalUpdate.safeParse(withPath(path)).success, path).toBe(true);
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/a/..//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
  ])
    expect(journalUpdate.safeParse(withPath(path)).success, path).toBe(false);
});
