import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/es/articles/a-long-and-quite-ordinary-title-of-an-article", undefined],
  ["/verses/2026/11/14", undefined],
  ["/assets/index-BkR3x9Qz.js", undefined],
  ["/identity/interaction/nJcXy0aGmF3k2b7QwLzP9", "/identity/interaction/…"],
  ["/lead-routing/sessions/8f14e45fceea167a5a36dedd4bea2543/email", "/lead-routing/sessions/…/email"],
  ["/w/api/v2/calendar/nJcXy0aGmF3k2b7QwLzP9aaaaaaaaaaa.ics", "/w/api/v2/calendar/…"],
  // Thirty-two letters may be without a figure.
  ["/w/api/v2/calendar/nJcXyOaGmFEkTbSQwLzPnaaaaaaaaaaa.ics", "/w/api/v2/calendar/…"],
  ["/u/someone@example.org", "/u/…"],
  ["/u/someone%40example.org", "/u/…"],
])("no tokens and no addresses are in a logged path: %s", (path, logged) =>
  expect(loggedPath(path)).toBe(logged ?? path),
);

test("a path is bounded", () => expect(loggedPath(`/${"a/".repeat(500)}`).length).toBeLessThanOrEqual(200));

test("an address is logged without its host and query", () => {
  expect(loggedPath("https://example.org/newsletter/confirm?token=abc#x")).toBe("/newsletter/confirm");
});
