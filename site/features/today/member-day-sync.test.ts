import { beforeEach, expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { someSite } from "../../../tests/support/settings.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings } from "../../settings.ts";
import { identityStore } from "../identity/identity-store.ts";
import { localDate } from "../member-data/member-day.ts";
import { openMember } from "../member-data/member-session.ts";
import { change } from "../member-data/member-store.ts";
import { loaded } from "../member-data/outbox.ts";
import { activityList, actName } from "../streaks/activity-list.ts";
import { doneSteps, findDone, isUndone, readRecord, withMark, writeRecord } from "./day-record.ts";
import { startMemberDay } from "./member-day-sync.ts";
import { dayChangedEvent } from "./paint-day.ts";

const verse = { kind: "verse", item: "11111111-1111-4111-8111-111111111111" } as const;
const prayer = { kind: "prayer", item: "22222222-2222-4222-8222-222222222222" } as const;
// The reader's day does not end in the middle of a test.
vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T12:00:00") });
const today = localDate();
const at = new Date().toISOString();

let sent: { method: string; path: string; acts: string[] }[];
let page: EventTarget;

beforeEach(() => {
  sent = [];
  page ??= new EventTarget();
  provideSettings(() => someSite);
  vi.stubGlobal("localStorage", storageOver(new Map()));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const nothing = { dataset: {}, querySelector: () => null, querySelectorAll: () => [] };
  vi.stubGlobal("document", { ...nothing, documentElement: nothing, addEventListener() {} });
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit) => {
    const acts = body ? (JSON.parse(String(body)) as { kind: string }[]).map(({ kind }) => kind) : [];
    sent.push({ method, path: path.split("/api/v2")[1]!, acts });
    return new Response(null, { status: 204 });
  });
});

function signIn(id: string) {
  identityStore.setState({ known: true, person: { id, roles: [] }, token: "token" });
  openMember();
  startMemberDay(id);
}
const mark = (what: Parameters<typeof withMark>[1]) => {
  writeRecord(withMark(readRecord(), what));
  page.dispatchEvent(new Event(dayChangedEvent));
};
const settled = (count: number) => eventually(() => expect(sent).toHaveLength(count));

test("what was done without an account goes to it at sign-in, once, and stays done here", async () => {
  writeRecord(withMark(withMark({ days: {} }, { ...verse, at }), { ...prayer, at }));
  signIn("ana");
  await settled(2);
  signIn("ana");
  expect(sent.flatMap(({ acts }) => acts)).toEqual(["verse", "prayer"]);
  expect([...doneSteps(readRecord())]).toEqual(["verse", "prayer"]);
});

test("what is taken back is taken back in the account, and not counted again by itself", async () => {
  signIn("ben");
  mark({ ...verse, at });
  await settled(1);
  const held = findDone(readRecord(), verse)!;
  expect(held.state).toBe("sent");
  mark({ ...held, state: "undone" });
  await settled(2);
  expect(sent[1]).toMatchObject({ method: "DELETE", path: `/activity/${verse.item}?kind=verse` });
  expect(isUndone("verse", verse.item)).toBe(true);
  expect(doneSteps(readRecord()).size).toBe(0);
});

test("what another device has done is done here, and what it took back is open", () => {
  signIn("eva");
  change((state) => loaded(state, activityList, [actName("chapter", prayer.item, today)]));
  expect([...doneSteps(readRecord())]).toEqual(["reading"]);
  change((state) => loaded(state, activityList, []));
  expect(doneSteps(readRecord()).size).toBe(0);
});

test("the day of somebody who used this browser before is not the next one's", () => {
  writeRecord({ ...withMark({ days: {} }, { ...verse, at, state: "sent" }), by: "ana" });
  signIn("noa");
  expect(sent).toEqual([]);
  expect(doneSteps(readRecord()).size).toBe(0);
});

test("only the last days are stored, and broken storage is an empty day", () => {
  let record = readRecord();
  for (let day = 10; day < 30; day++) record = withMark(record, { ...verse, at }, `2026-11-${day}`);
  writeRecord(record);
  expect(Object.keys(readRecord().days)).toEqual(Array.from({ length: 7 }, (_, n) => `2026-11-${23 + n}`));
  localStorage.setItem("day-done", "{");
  expect(readRecord()).toEqual({ days: {} });
});
