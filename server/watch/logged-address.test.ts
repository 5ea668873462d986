import { expect, test } from "vitest";
import { loggedAddress } from "./logged-address.ts";

test.each([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
  [undefined, undefined],
])("an address says the network, not the person: %s", (address, logged) =>
  expect(loggedAddress(address)).toBe(logged),
);
