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

test("another spelling of a path costs the same", () => {
  for (const [plain, other] of [
    ["/scripture/api/v1/search?q=love", "/scripture/api/v1/%73earch?q=love"],
    ["/search-api/v1/search?q=love", "/%73earch-api/v1/search?q=love"],
    ["/umbraco/delivery/api/v2/content?take=1000", "/umbr%61co/delivery/api/v2/content?take=1000"],
  ] as const)
    expect(cost(other), other).toBe(cost(plain));
});

test("a picture costs what its service makes of the query, however that is written", () => {
  const picture = (query: string, name = "a.jpg") => cost(`/media/art/${name}?${query}`);
  const scaled = picture("width=41&height=41&format=webp");
  expect(scaled).toBeGreaterThan(picture("v=1"));
  for (const query of [
    "WIDTH=41&HEIGHT=41&FORMAT=webp",
    "width=600&height=320&Width=4999&Height=4999&format=png",
    "width=600&height=320&format=webp&width=4999",
    "width=600&height=320&format=png",
    "width=600&height=320&format=webp&quality=76",
    "width=600&height=320&format=webp&rmode=stretch",
    "width=600&height=320&format=webp&rxy=0.1,0.2",
    "width=600&height=320",
  ])
    expect(picture(query), query).toBe(scaled);
  expect(picture("Width=600&Height=320&format=WEBP")).toBe(picture("v=1"));
  expect(picture("width=41&height=41", "a.svg")).toBe(picture("v=1"));
  expect(picture("width=41&height=41&format=png", "a.svg")).toBe(scaled);
  expect(picture("width=41&height=41", "a.jpg%3F.svg")).toBe(scaled);
});

test("what the browser asks of routes costs by the number of paths: a link's own next to nothing, thousands more than a page", () => {
  const manifest = (count: number) => `/__manifest?version=1&paths=${Array(count).fill("/a").join(",")}`;
  expect(cost(manifest(1), true)).toBeLessThan(3);
  expect(cost(manifest(30), true)).toBeLessThan(cost("/about", true));
  expect(cost(manifest(2500), true)).toBeGreaterThan(20 * cost("/about", true));
});

test("what makes the provider store a row for a stranger has a price, however it is spelled", () => {
  for (const path of ["/identity/auth", "/identity/%61uth", "/identity/auth/abc", "/identity/session/end"])
    expect(cost(`${path}?state=x`), path).toBeGreaterThanOrEqual(10);
  for (const path of ["/identity/jwks", "/identity/authors"]) expect(cost(path), path).toBe(0);
});
