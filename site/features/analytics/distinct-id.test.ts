import { expect, test, vi } from "vitest";
import { storeDistinctId } from "./distinct-id.ts";

test("the cookie lives 365 days", () => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", new URL("https://wellspring.example/"));
  storeDistinctId("a-visitor");
  expect(page.cookie).toMatch(new RegExp(`max-age=${365 * 24 * 60 * 60}(;|$)`, "i"));
});
