import { expect, test } from "vitest";
import { otherProductNotices, startNotices } from "./start-notices.ts";

const complete = {
  ENVIRONMENT: "Production",
  SMTP_URL: "smtps://mail.example",
  ORIGIN: "https://wellspring.example",
  dataDir: "/data",
} as const;

test("a complete public site starts without a word, and so does a developer's machine", () => {
  expect(startNotices(complete)).toEqual([]);
  expect(
    startNotices({ ...complete, ENVIRONMENT: "Local", SMTP_URL: undefined, ORIGIN: "http://a" }),
  ).toEqual([]);
});

test.each([
  ["mail is not set", { SMTP_URL: undefined }, "SMTP_URL is not set"],
  ["the address is plain http", { ORIGIN: "http://wellspring.example" }, "plain http"],
])("the operator is warned when %s", (_when, missing, words) => {
  for (const ENVIRONMENT of ["Production", "Staging"] as const) {
    const notices = startNotices({ ...complete, ...missing, ENVIRONMENT });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain(words);
  }
});

test("an operator who renames the product is told that members have lost what they bought, and how to mend it", () => {
  const held = ["GraceChurchPremium", "Operator", "WellspringPremium"];
  expect(otherProductNotices({ PRODUCT_NAME: "Grace Church" }, held)).toEqual([
    "members have the role WellspringPremium, which opens nothing while PRODUCT_NAME is Grace Church: set PRODUCT_NAME to Wellspring",
  ]);
  expect(otherProductNotices({ PRODUCT_NAME: "Wellspring" }, ["WellspringPremium"])).toEqual([]);
});
