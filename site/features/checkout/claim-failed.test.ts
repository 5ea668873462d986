import { beforeEach, expect, test, vi } from "vitest";
import { someSite } from "../../../tests/support/settings.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { provideSettings } from "../../settings.ts";
import { toastStore } from "../../ui/toast/toast-store.ts";
import { identityStore } from "../identity/identity-store.ts";
import { storeUnclaimed } from "../identity/store-unclaimed.ts";
import { unclaimedSessions } from "../identity/unclaimed-sessions.ts";
import { claim } from "./claim.ts";

let answer: { status: number; code: string };

beforeEach(() => {
  vi.stubGlobal("localStorage", storageOver(new Map()));
  vi.stubGlobal("fetch", async () => Response.json({ code: answer.code }, { status: answer.status }));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  provideSettings(() => someSite);
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "token" });
  toastStore.setState({ toasts: [] });
  storeUnclaimed("cs_1");
});

test.each([
  [409, "checkout.session_claimed", m.checkout_claim_another()],
  [403, "checkout.session_elsewhere", m.checkout_claim_other()],
  [404, "checkout.session_unknown", m.checkout_claim_unknown()],
])(
  "a refused claim (%s %s) shows why, with a contact link, and is not retried",
  async (status, code, description) => {
    answer = { status, code };
    expect(await claim("cs_1")).toBe(false);
    const [toast] = toastStore.getState().toasts;
    expect(toast).toMatchObject({
      title: m.checkout_claim_failed(),
      description,
      color: "error",
      timeout: 0,
    });
    expect(toast!.actions!.map(({ label }) => label)).toEqual([m.checkout_contact()]);
    expect(unclaimedSessions()).toEqual([]);
  },
);

test("a claim while the service is down is reported once and retried", async () => {
  answer = { status: 502, code: "checkout.not_available" };
  await claim("cs_1");
  await claim("cs_1");
  expect(toastStore.getState().toasts.map(({ description }) => description)).toEqual([
    m.checkout_claim_later(),
  ]);
  expect(unclaimedSessions()).toEqual(["cs_1"]);
});

test("a session that was never paid for is no purchase to speak of", async () => {
  answer = { status: 409, code: "checkout.session_not_complete" };
  await claim("cs_1");
  expect(toastStore.getState().toasts).toEqual([]);
  expect(unclaimedSessions()).toEqual([]);
});
