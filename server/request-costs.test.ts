import { expect, test } from "vitest";
import { requestCost } from "./request-costs.ts";

const cost = (url: string, isPage = false) => requestCost(url, isPage) ?? 0;

test("the more a request has this process do, the more it costs", () => {
  const lists = "/umbraco/delivery/api/v2/content";
  expect(cost(`${lists}?take=1000&expand=properties[$all]`)).toBeGreaterThan(cost(`${lists}?take=1000`));
  expect(cost(`${lists}?take=1000`)).toBeGreaterThan(cost(lists));
  expect(cost(`${lists}?take=1e9&take=nonsense`)).toBeLessThan(1000);
  expect(cost("/es/bible/search?q=a", true)).toBeGreaterThan(cost("/about", true));
  expect(cost("/media/art/a.jpg?width=77&height=12")).toBeGreaterThan(cost("/media/art/a.jpg"));
  expect(cost("/media/art/a.jpg?width=1200&height=640&format=webp&quality=75")).toBe(
    cost("/media/art/a.jpg"),
  );
  expect(cost("/wellspring/api/v2/journal?query=a")).toBeGreaterThan(cost("/wellspring/api/v2/favourites"));
});

test("what has limits of its own, and what is merely there, costs nothing", () => {
  for (const path of ["/healthz", "/collect/track", "/robots.txt", "/identity/token"])
    expect(cost(path), path).toBe(0);
});
