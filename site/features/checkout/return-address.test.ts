import { expect, test } from "vitest";
import { returnAddress } from "./return-address.ts";

const here = new URL("https://wellspring.example/es/verses/2026/11/15?rsid=I123abcdefghijkl&action=login");

test("After checkout the return address defaults to the current path plus action=upgrade", () => {
  expect(returnAddress({ here, successLandingPage: null })).toBe("/es/verses/2026/11/15?action=upgrade");
});

test("unless the offer gives a success landing page or the caller overrides it", () => {
  const successLandingPage = "/es/subscriptions/votd-success";
  expect(returnAddress({ here, successLandingPage })).toBe(successLandingPage);
  expect(returnAddress({ here, successLandingPage, override: "/my-profile?tab=plan" })).toBe(
    "/my-profile?tab=plan",
  );
  expect(
    returnAddress({ here, successLandingPage: "https://wellspring.example/subscriptions/votd-success" }),
  ).toBe("/subscriptions/votd-success");
});

test("an address of another site counts for nothing", () => {
  for (const successLandingPage of [
    "https://elsewhere.example/x",
    "//elsewhere.example/x",
    "\\\\x.example",
    "/..//x.example",
  ])
    expect(returnAddress({ here, successLandingPage })).toBe("/es/verses/2026/11/15?action=upgrade");
});
