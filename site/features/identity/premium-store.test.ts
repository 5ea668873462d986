import { beforeEach, expect, test, vi } from "vitest";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings } from "../../settings.ts";
import { identityStore } from "./identity-store.ts";
import {
  clearSubscriptionDate,
  premiumNow,
  setPremiumFlag,
  signsStore,
  storeSubscriptionDate,
  subscriptionDateKey,
} from "./premium-store.ts";

const saved = new Map<string, string>();
const written: string[] = [];
let cookies = "";

beforeEach(() => {
  saved.clear();
  written.length = 0;
  cookies = "";
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("localStorage", storageOver(saved));
  vi.stubGlobal("document", {
    get cookie() {
      return cookies;
    },
    set cookie(value: string) {
      written.push(value);
      cookies = value.split(";")[0]!;
    },
  });
  provideSettings(() => ({
    siteName: "Wellspring",
    productName: "Wellspring",
    environment: "Local",
    origin: "http://localhost:3000",
    buildId: "1",
  }));
  signsStore.setState({ signs: undefined });
  identityStore.setState({ known: true, person: undefined, token: undefined });
});

test("the premium flag is a cookie of 7 days", () => {
  expect(premiumNow()).toBe(false);
  setPremiumFlag();
  expect(written).toEqual(["premium=true; path=/; max-age=604800; samesite=lax"]);
  expect(premiumNow()).toBe(true);
  signsStore.setState({ signs: undefined });
  expect(premiumNow()).toBe(true);
});

test("on sign-out the subscription date is cleared; the cookie, the address and the role are other signs", () => {
  storeSubscriptionDate(new Date());
  expect(saved.has(subscriptionDateKey)).toBe(true);
  expect(premiumNow()).toBe(true);
  clearSubscriptionDate();
  expect(saved.has(subscriptionDateKey)).toBe(false);
  expect(premiumNow()).toBe(false);
  vi.stubGlobal("location", { search: "?action=upgrade&session_id=cs_1" });
  expect(premiumNow()).toBe(true);
});

test("the status is reactive: the account's role counts as soon as the account is known", () => {
  expect(premiumNow()).toBe(false);
  identityStore.setState({ person: { id: "1", roles: ["WellspringPremium"] } });
  expect(premiumNow()).toBe(true);
});

test("a stored date that is not one counts for nothing", () => {
  saved.set(subscriptionDateKey, "yesterday");
  expect(premiumNow()).toBe(false);
});

test("where storage is forbidden a page is read all the same, and a purchase counts for as long as the page", () => {
  const forbidden = () => {
    throw new Error("The operation is insecure.");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(premiumNow()).toBe(false);
  storeSubscriptionDate(new Date());
  expect(premiumNow()).toBe(true);
  clearSubscriptionDate();
  expect(premiumNow()).toBe(false);
});
