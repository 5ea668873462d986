import { expect, test } from "vitest";
import { pageAddresses } from "../contracts/page-addresses.ts";
import { pages } from "./routes.ts";

test("the addresses that others know are those of the routes", () => {
  const own = pages
    .map(({ path }) => path)
    .filter((path) => path !== "" && (!/[:*]/.test(path) || /^bible\/|:year|:triviaMonth/.test(path)));
  expect(pageAddresses).toEqual([...new Set(own)].sort());
});
