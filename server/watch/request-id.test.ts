import { expect, test } from "vitest";
import { requestIdOf } from "./request-id.ts";

const idOf = (headers: Record<string, string>, proxies = 1) => requestIdOf({ headers }, proxies);
const made = /^[0-9a-f-]{36}$/;

test("a trusted proxy's id is the request's, or else that of its trace", () => {
  expect(idOf({ "x-request-id": "edge-1234.5" })).toBe("edge-1234.5");
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  expect(idOf({ traceparent })).toBe("0af7651916cd43dd8448eb211c80319c");
});

test.each([
  ["short", { "x-request-id": "1234567" }],
  ["long", { "x-request-id": "x".repeat(65) }],
  ["a line break", { "x-request-id": "12345678\nfoo" }],
  ["other signs", { "x-request-id": '12345678"}' }],
  ["no trace", { traceparent: "00-xyz" }],
])("an id that is not well written is replaced: %s", (_, headers) => expect(idOf(headers)).toMatch(made));

test("without a proxy in front nobody chooses their id", () =>
  expect(idOf({ "x-request-id": "edge-12345" }, 0)).toMatch(made));
