import { beforeEach, describe, expect, test, vi } from "vitest";
import { provideSettings } from "../../settings.ts";
import { identityStore } from "../identity/identity-store.ts";
import { flush, write } from "./member-calls.ts";
import { setMark } from "./member-marks.ts";
import { useMemberState } from "./member-state.ts";
import { clearStates, hasOthers, openState, parseState } from "./member-store.ts";
import { refused } from "./outbox.ts";
import { emptyState, shown } from "./shown.ts";

class Storage {
  [key: string]: unknown;
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

const mark = { method: "POST" as const, path: "/marks/a", mark: { list: "lessons", item: "a" } };
const stored = (member: string) => parseState(localStorage.getItem(`member:${member}`));
const lessons = () => shown(useMemberState.getState().state, "lessons");
let online: boolean;
let calls: { path: string; headers: Headers }[];
let status: number;

const signIn = (id: string) =>
  identityStore.setState({ known: true, person: { id, roles: [] }, token: `token of ${id}` });

beforeEach(() => {
  provideSettings(() => ({
    siteName: "Wellspring",
    productName: "Wellspring",
    environment: "Test",
    origin: "",
    buildId: "",
  }));
  online = true;
  calls = [];
  status = 204;
  vi.stubGlobal("localStorage", new Storage());
  vi.stubGlobal("navigator", {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push({ path, headers: new Headers(init.headers) });
    return new Response(status === 204 ? null : "{}", { status });
  });
  signIn("ana");
  openState("ana");
});

describe("what a member does", () => {
  test("is sent with their token, their date and their zone, and is known then", async () => {
    expect(await write(mark)).toBe(true);
    const [{ path, headers }] = calls as [(typeof calls)[number]];
    expect(path).toBe("/wellspring/api/v2/marks/a");
    expect(headers.get("authorization")).toBe("Bearer token of ana");
    expect(headers.get("x-local-date")).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(headers.get("x-time-zone")).toBeTruthy();
    expect(stored("ana")).toMatchObject({ outbox: [], lists: { lessons: ["a"] } });
  });

  test("Subscribing when already subscribed returns success without a call", async () => {
    const plan = { kind: "plan" as const, item: "a" };
    expect([await setMark(plan, true), await setMark(plan, true)]).toEqual([true, true]);
    expect(calls).toHaveLength(1);
    expect([await setMark(plan, false), await setMark(plan, false)]).toEqual([true, true]);
    expect(calls).toHaveLength(2);
  });

  test("without a network shows at once, waits, and is sent once", async () => {
    online = false;
    expect(await write(mark)).toBe(true);
    expect(calls).toEqual([]);
    expect(lessons()).toEqual(["a"]);
    online = true;
    await Promise.all([flush(), flush()]);
    expect(calls).toHaveLength(1);
    expect(lessons()).toEqual(["a"]);
  });

  test("Subscribe or mark failure returns false, and everything shows as before", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    status = 404;
    expect(await write(mark)).toBe(false);
    expect(lessons()).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test("another member's queue is never sent", async () => {
    online = false;
    await write(mark);
    online = true;
    // Signed out without a logout, and somebody else comes.
    signIn("ben");
    await flush();
    expect(hasOthers("ben")).toBe(true);
    openState("ben");
    await flush();
    expect(calls).toEqual([]);
    expect(lessons()).toEqual([]);
    signIn("ana");
    openState("ana");
    await flush();
    expect(calls).toHaveLength(1);
  });

  test.each([
    ["a mark", mark],
    ["a note", { method: "PUT" as const, path: "/notes/a", body: { text: "private" } }],
  ])(
    "%s answered after another member signed in is not applied to them, and stays with its own member",
    async (_, what) => {
      const answer = Promise.withResolvers<Response>();
      vi.stubGlobal("fetch", () => answer.promise);
      const written = write(what);
      signIn("ben");
      openState("ben");
      answer.resolve(Response.json({ text: "private", updatedAt: "2026-11-15T10:00:00.000Z" }));
      await written;
      expect(useMemberState.getState().state).toEqual(emptyState);
      expect(stored("ben")).toEqual(emptyState);
      expect(stored("ana").outbox).toMatchObject([{ path: what.path }]);
    },
  );

  test("a refusal is shown in the tab that made the change, whichever tab sent it", async () => {
    /** Another tab holds the lock, sends what is first in the queue, and is refused. */
    const request = async (_: string, work: () => Promise<void>) => {
      const state = stored("ana");
      localStorage.setItem("member:ana", JSON.stringify(refused(state, state.outbox[0]!)));
      await work();
    };
    vi.stubGlobal("navigator", { onLine: true, locks: { request } });
    expect(await write(mark)).toBe(false);
    expect(calls).toEqual([]);
    expect(lessons()).toEqual([]);
    expect(localStorage.getItem("member:ana")).toBeNull();
  });

  test("a logout leaves what could not be sent, and nothing else", async () => {
    await write(mark);
    online = false;
    await write({ ...mark, path: "/marks/b", mark: { list: "lessons", item: "b" } });
    clearStates();
    expect(stored("ana")).toMatchObject({ outbox: [{ path: "/marks/b" }], lists: {}, notes: {} });
    online = true;
    openState("ana");
    await flush();
    clearStates();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test("what storage holds is read with care", () => {
    for (const text of [null, "", "{", "null", "5", '{"outbox":5}'])
      expect(parseState(text)).toMatchObject({ outbox: [], lists: {}, notes: {} });
  });
});
