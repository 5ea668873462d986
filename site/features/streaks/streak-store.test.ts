import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings, type SiteSettings } from "../../settings.ts";
import { anonymous, identityStore } from "../identity/identity-store.ts";
import { write } from "../member-data/member-calls.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { openState } from "../member-data/member-store.ts";
import { clearStreak, loadStreak, useStreak } from "./streak-store.ts";

const streakOf = (streak: number) => ({ streak, points: 0, longest: streak, graceUsed: 0, reasons: [] });

/** Days counted by the service, and responses pending until the test resolves them. */
let days: number;
let pending: (() => void)[];

beforeEach(() => {
  days = 4;
  pending = [];
  provideSettings(() => ({ siteName: "Wellspring", productName: "Wellspring" }) as SiteSettings);
  vi.stubGlobal("localStorage", storageOver(new Map()));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (init.method === "POST") {
      days++;
      return new Response(null, { status: 204 });
    }
    const answer = Response.json(path.includes("/streak") ? streakOf(days) : []);
    await new Promise<void>((resolve) => pending.push(resolve));
    return answer;
  });
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "token" });
  openState("ana");
  clearStreak();
});

const arrive = async () => {
  await eventually(() => expect(pending).toHaveLength(2));
  for (const go of pending.splice(0)) go();
};

test("a streak fetched before a write is fetched again", async () => {
  const loading = loadStreak();
  await write({ method: "POST", path: "/activity" });
  await arrive();
  await arrive();
  await loading;
  expect(useStreak.getState().streak).toEqual(streakOf(5));
});

test("a streak that arrives after sign-out is ignored", async () => {
  const loading = loadStreak();
  identityStore.setState(anonymous);
  useMemberState.setState({ member: undefined });
  await arrive();
  await loading;
  expect(useStreak.getState().streak).toBeUndefined();
});
