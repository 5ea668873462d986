import { describe, expect, test } from "vitest";
import { makeEntry } from "./entry.ts";
import { withRequestQuery } from "./redirect-query.ts";

const redirect = (location: string, status = 301) =>
  makeEntry(status, new Headers({ location }), Buffer.alloc(0));

const locationOf = ({ headers }: Awaited<ReturnType<typeof redirect>>) =>
  headers[headers.indexOf("location") + 1];

describe("a redirect preserves the visitor's query", () => {
  test("a same-site target without a query gets it", async () => {
    expect(locationOf(withRequestQuery(await redirect("/categories"), "/explore?rsid=1", "/explore"))).toBe(
      "/categories?rsid=1",
    );
    expect(
      locationOf(withRequestQuery(await redirect("/es/faq", 302), "/es/home/faq?a=1&b=2", "/es/home/faq")),
    ).toBe("/es/faq?a=1&b=2");
  });

  test("another site, and an address that has a query of its own, stay as they were written", async () => {
    for (const target of ["https://example.org/", "//example.org/", "/search?q=hope"])
      expect(locationOf(withRequestQuery(await redirect(target), "/old?rsid=1", "/old"))).toBe(target);
    expect(locationOf(withRequestQuery(await redirect("/categories"), "/explore", "/explore"))).toBe(
      "/categories",
    );
  });

  test("what the page itself read is used up, and a place within the page stays at the end", async () => {
    const to = await redirect("/bible/kjv/john/3#v16", 302);
    const key = "/bible?ref=John+3%3A16";
    expect(locationOf(withRequestQuery(to, "/bible?ref=John+3:16", key))).toBe("/bible/kjv/john/3#v16");
    expect(locationOf(withRequestQuery(to, "/bible?ref=John+3:16&rsid=$1", key))).toBe(
      "/bible/kjv/john/3?rsid=$1#v16",
    );
  });
});
