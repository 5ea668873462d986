import { expect, test } from "vitest";
import { createRouteClass } from "./route-class.ts";

test("a path is of the same kind however it is spelled", () => {
  const routeOf = createRouteClass("wellspring");
  expect(routeOf("/scripture/api/v1/search")).toBe("scripture");
  expect(routeOf("/%73cripture/api/v1/search")).toBe("scripture");
  expect(routeOf("/wellspring/%73tripe/checkout")).toBe(routeOf("/wellspring/stripe/checkout"));
  expect(routeOf("/%")).toBe("page");
});
