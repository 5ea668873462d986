import { expect, test, vi } from "vitest";
import { keepDistinctId } from "./distinct-id.ts";

test("the cookie lives 365 days", () => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL("https://wellspring.example/"));
  keepDistinctId("a-visitor");
  expect(page.cookie).toMatch(new RegExp(`max-age=${365 * 24 * 60 * 60}(;|$)`, "i"));
});
