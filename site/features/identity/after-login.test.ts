import { expect, test } from "vitest";
import { afterLogin, onReturnFrom } from "./after-login.ts";

test("redirects to the redirectUrl query value, otherwise to today's verse", () => {
  expect(afterLogin("/growth-plans?x=1", "en-US")).toBe("/growth-plans?x=1");
  for (const none of [null, undefined, "", 7]) {
    expect(afterLogin(none, "en-US")).toBe("/verses");
    expect(afterLogin(none, "es")).toBe("/es/verses");
  }
});

test("'Navigating to an external URL is not allowed by default'", () => {
  expect(() => afterLogin("https://evil.example", "en-US")).toThrow(
    "Navigating to an external URL is not allowed by default",
  );
});

test("a return URL ending in ?action=register", () => {
  expect(onReturnFrom("register", "/es/growth-plans")).toBe("/es/growth-plans?action=register");
  expect(onReturnFrom("register", "/search?action=login&q=a%26b#top")).toBe(
    "/search?q=a%26b&action=register#top",
  );
});
