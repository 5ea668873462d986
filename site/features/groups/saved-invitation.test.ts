import { beforeEach, expect, test, vi } from "vitest";
import { storageOver } from "../../../tests/support/storage.ts";
import { dropInvitation, takeInvitation } from "./saved-invitation.ts";

let address: { pathname: string; search: string; hash: string };

beforeEach(() => {
  address = { pathname: "/together", search: "", hash: "#a-token" };
  vi.useFakeTimers({ now: new Date("2026-11-15T12:00:00Z") });
  vi.stubGlobal("location", address);
  vi.stubGlobal("localStorage", storageOver(new Map()));
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, path: string) => {
      address.hash = "";
      expect(path).toBe("/together");
    },
  });
});

test("the token leaves the address at once, and stays for the way through the sign-up, for an hour", () => {
  expect(takeInvitation()).toBe("a-token");
  expect(address.hash).toBe("");
  expect(takeInvitation()).toBe("a-token");
  vi.advanceTimersByTime(60 * 60_000);
  expect(takeInvitation()).toBeUndefined();
});

test("it is gone once it was used; a later link counts instead of an earlier one", () => {
  takeInvitation();
  address.hash = "#another";
  expect(takeInvitation()).toBe("another");
  dropInvitation();
  expect(takeInvitation()).toBeUndefined();
});

test("without storage it stays in the address", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(takeInvitation()).toBe("a-token");
  expect(address.hash).toBe("#a-token");
});
