import { expect, test } from "vitest";
import { startNotices } from "./start-notices.ts";

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
