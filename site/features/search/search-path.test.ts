import { expect, test } from "vitest";
import { searchBounds } from "../../../contracts/search-bounds.ts";
import { listPageSize } from "../../../contracts/site.ts";
import { readSearch, searchPath } from "./search-path.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

test("results are in the URL: what is written there is read back", () => {
  const terms = { query: 'paz & "agua viva"', kind: "plan" as const, topic: "hope", page: 3 };
  const path = searchPath(terms);
  expect(read(path.split("?")[1]!)).toEqual({ ...terms, cut: false });
  expect(searchPath({ query: "" })).toBe("/search");
  expect(searchPath({ query: "peace", page: 1 })).toBe("/search?q=peace");
});

test("a search longer than 200 characters is cut, with a note and not an error", () => {
  expect(read(`q=${"a".repeat(200)}`)).toMatchObject({ cut: false });
  const request = read(`q=${"a".repeat(10_000)}`);
  expect(request?.query).toHaveLength(200);
  expect(request?.cut).toBe(true);
  expect(read(`q=${"a".repeat(199)}${encodeURIComponent("🌊")}`)?.query).toBe("a".repeat(199));
});

test.each(["0", "01", "-1", "1.5", "x", "2002", "9999", "99999"])("page %s is no page", (page) => {
  expect(read(`q=peace&page=${page}`)).toBeUndefined();
});

test("the last page is the last that the service returns", () => {
  const last = read("q=peace&page=2001")!.page;
  expect((last - 1) * listPageSize).toBe(searchBounds.skip);
});

test("kinds and topics that do not exist are ignored", () => {
  expect(read("q=a&type=sermon&topic=<b>")).toMatchObject({ kind: undefined, topic: undefined });
});
