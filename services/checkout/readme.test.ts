import { readFileSync } from "node:fs";
import path from "node:path";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { heardEvents } from "./checkout-jobs.ts";

const readme = readFileSync(path.join(import.meta.dirname, "README.md"), "utf8");

test("README names the API version and the events", () => {
  const listed = [
    ...readme.matchAll(/`((?:checkout\.session|customer\.subscription|invoice|charge)\.[a-z_.]+)`/g),
  ];
  expect(listed.map(([, name]) => name).sort()).toEqual([...heardEvents].sort());
  expect(readme).toContain(`\`${Stripe.API_VERSION}\``);
});
