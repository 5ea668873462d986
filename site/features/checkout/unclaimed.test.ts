import { beforeEach, expect, test, vi } from "vitest";
import { storageOver } from "../../../tests/support/storage.ts";
import { identityStore } from "../identity/identity-store.ts";
import { clearUnclaimed, recordSignUpRequest, storeUnclaimed } from "../identity/store-unclaimed.ts";
import { mayRemind, reminderPauseMs, unclaimedSessions } from "../identity/unclaimed-sessions.ts";
import { claim } from "./claim.ts";

const saved = new Map<string, string>();
beforeEach(() => {
  saved.clear();
  vi.stubGlobal("localStorage", storageOver(saved));
});

test("Post-checkout sign-up reminder repeats only when more than 18 hours have passed since the last one", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");
  expect(mayRemind(now)).toBe(true);
  recordSignUpRequest(now);
  expect(mayRemind(now + 18 * 3_600_000)).toBe(false);
  expect(mayRemind(now + 18 * 3_600_000 + 1)).toBe(true);
  expect(reminderPauseMs).toBe(64_800_000);
});

test("An unclaimed checkout session id is kept locally until it is claimed", () => {
  storeUnclaimed("cs_1");
  expect(unclaimedSessions()).toEqual(["cs_1"]);
  clearUnclaimed("cs_1", "refused");
  expect(unclaimedSessions()).toEqual([]);
});

test("A purchase that one tab has claimed does not wait for a claim in another, whose own was cut off", () => {
  clearUnclaimed("cs_1", "claimed");
  storeUnclaimed("cs_1");
  expect(unclaimedSessions()).toEqual([]);
  storeUnclaimed("cs_2");
  expect(unclaimedSessions()).toEqual(["cs_2"]);
});

test("An address with somebody else's session does not push out the purchase that was made here", () => {
  storeUnclaimed("cs_mine");
  storeUnclaimed("cs_sent_by_somebody");
  clearUnclaimed("cs_sent_by_somebody", "refused");
  expect(unclaimedSessions()).toEqual(["cs_mine"]);
});

test("Claiming fails if there is no id or the member is not logged in", async () => {
  vi.stubGlobal("fetch", () => {
    throw new Error("The service must not be called.");
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  identityStore.setState({ known: true, person: undefined, token: undefined });
  expect(await claim("cs_1")).toBe(false);
  identityStore.setState({ token: "token" });
  expect(await claim(undefined)).toBe(false);
});
