import { afterAll, vi } from "vitest";
import { loadShippedLibrary } from "../../benchmarks/library.ts";
import { describeSamePages } from "../support/same-pages.ts";
import { createUmbracoDouble } from "../support/umbraco/double.ts";
import { fill } from "../support/umbraco/fill.ts";

// Pages are drawn as for readers: React's checks for developers take twice as long.
vi.hoisted(() => {
  process.env.NODE_ENV = "production";
});

const double = createUmbracoDouble({ apiKey: "a key of the double's" });
afterAll(() => double.close());

describeSamePages("a stock Umbraco", async () => {
  await fill(double, await loadShippedLibrary());
  return { CONTENT_URL: await double.listen(), CONTENT_API_KEY: "a key of the double's" };
});
