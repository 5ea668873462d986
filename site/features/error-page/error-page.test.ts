import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { isNotFound, notFound } from "../../errors.ts";
import { describeError } from "./error-page.tsx";

test("The status message, description and status code are passed to the page", () => {
  const thrown = new ErrorResponse(404, "", {
    statusMessage: "Category Not found",
    description: "Try another.",
  });
  expect(describeError(thrown)).toEqual({
    status: 404,
    statusMessage: "Category Not found",
    description: "Try another.",
  });
});

test("Default status is 500, and what was thrown is not shown", () => {
  for (const thrown of [new Error("secret"), "secret", undefined, null, { status: 404 }])
    expect(describeError(thrown)).toEqual({ status: 500 });
});

test("the router's own words for an unmatched address are not shown", () => {
  expect(describeError(new ErrorResponse(404, "Not Found", "No route matches URL"))).toEqual({
    status: 404,
    statusMessage: undefined,
    description: undefined,
  });
});

test("a missing page says 'Page Not Found: {path}' unless it has its own message", () => {
  expect(notFound("/x")).toMatchObject({
    data: { statusMessage: "Page Not Found: /x" },
    init: { status: 404 },
  });
  expect(notFound("/x", "Category Not found").data.statusMessage).toBe("Category Not found");
  expect(isNotFound(notFound("/x"))).toBe(true);
  for (const other of [{ data: {}, init: { status: 401 } }, new Error("404"), null, "404"])
    expect(isNotFound(other)).toBe(false);
});
