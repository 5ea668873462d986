import { expect, test } from "vitest";
import { isQuiet, mayShow } from "./attention.ts";

test("checkout, account and sign-in pages, invitations, journal and prayer list never show one", () => {
  for (const path of [
    "/account/login",
    "/es/account/register",
    "/auth/callback",
    "/my-profile",
    "/es/my-profile",
    "/es/prayer-list",
    "/journal",
    "/es/journal",
    "/together",
    "/es/together",
    "/subscriptions/standard-success",
  ])
    expect(isQuiet(path, {})).toBe(true);
  for (const path of ["/", "/es", "/articles/learning-to-wait", "/accounting", "/premium"])
    expect(isQuiet(path, {})).toBe(false);
});

test("quiet pages are the operator's to name, with all below them and in both languages", () => {
  const settings = { quiet: ["/prayers", "/bible"] };
  expect(isQuiet("/prayers/2026/11/15", settings)).toBe(true);
  expect(isQuiet("/es/bible", settings)).toBe(true);
  expect(isQuiet("/verses/2026/11/15", settings)).toBe(false);
});

test("defaults leave the specification's behaviour as it is", () => {
  expect(mayShow({ pages: 0, popups: 0 }, {})).toBe(true);
  expect(mayShow({ pages: 9, popups: 9 }, {})).toBe(true);
});

test("an attention budget per visit, and no popup on the landing page of a visit", () => {
  expect(mayShow({ pages: 3, popups: 1 }, { perVisit: 1 })).toBe(false);
  expect(mayShow({ pages: 3, popups: 0 }, { perVisit: 1 })).toBe(true);
  expect(mayShow({ pages: 3, popups: 0 }, { perVisit: 0 })).toBe(false);
  expect(mayShow({ pages: 0, popups: 0 }, { notOnLanding: true })).toBe(false);
  expect(mayShow({ pages: 1, popups: 0 }, { notOnLanding: true })).toBe(true);
});
