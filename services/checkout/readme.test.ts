import { readFileSync } from "node:fs";
import path from "node:path";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { trialMarkDays } from "../../contracts/checkout.ts";
import { heardEvents } from "./checkout-jobs.ts";

const readme = readFileSync(path.join(import.meta.dirname, "README.md"), "utf8");

test("README names the API version and the events", () => {
  const listed = [
    ...readme.matchAll(/`((?:checkout\.session|customer\.subscription|invoice|charge)\.[a-z_.]+)`/g),
  ];
  expect(listed.map(([, name]) => name).sort()).toEqual([...heardEvents].sort());
  expect(readme).toContain(`\`${Stripe.API_VERSION}\``);
});

test("the privacy page and the words before an account is deleted say how long marks of a free trial stay", () => {
  expect(trialMarkDays).toBe(2 * 365);
  const root = path.join(import.meta.dirname, "../..");
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  expect(read("content/privacy.en-US.md")).toMatch(/free trial, we know it again for two years after that/);
  expect(read("content/privacy.es.md")).toMatch(/prueba gratuita, la reconocemos durante dos años más/);
  for (const name of ["account_leave_lead", "account_leave_pending"]) {
    expect(JSON.parse(read("site/features/account/messages/en-US.json"))[name]).toContain("for two years");
    expect(JSON.parse(read("site/features/account/messages/es.json"))[name]).toContain("durante dos años");
  }
  expect(read("docs/retention.md")).toContain(`${trialMarkDays} days (\`trialMarkDays\``);
});
