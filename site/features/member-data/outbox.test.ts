import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  enqueue,
  loaded,
  loggedOut,
  type MemberState,
  type Note,
  noted,
  type OutboxEntry,
  refused,
  sent,
  shownNote,
  withoutRefusal,
} from "./outbox.ts";
import { emptyState, shown } from "./shown.ts";

const list = "lessons";
const notePath = "/note";

let ids = 0;
const entry = (over: Partial<OutboxEntry>): OutboxEntry => ({
  id: String(++ids),
  method: "POST",
  path: "/x",
  about: over.path ?? "/x",
  at: "2026-11-15T10:00:00.000Z",
  localDate: "2026-11-15",
  timeZone: "America/New_York",
  ...over,
});
const mark = (item: string, on: boolean) =>
  entry({ method: on ? "POST" : "DELETE", path: `/marks/${item}`, mark: { list, item } });
const note = (text: string, updatedAt: string) =>
  entry({ method: "PUT", path: notePath, body: { text, updatedAt } });
const act = (what: string) => entry({ path: "/activity", about: `activity ${what}`, body: what, once: true });

/** A member service that takes every write as often as it comes. */
class Server {
  marks = new Set<string>();
  acts: string[] = [];
  note: Note | undefined;
  take({ method, path, body, mark }: OutboxEntry): void {
    if (mark && method === "DELETE") this.marks.delete(mark.item);
    else if (mark) this.marks.add(mark.item);
    else if (path === notePath) {
      const written = body as Note;
      if (!this.note || written.updatedAt >= this.note.updatedAt) this.note = written;
    } else if (!this.acts.includes(body as string)) this.acts.push(body as string);
  }
}

class Device {
  state: MemberState = emptyState;
  did(done: OutboxEntry): void {
    this.state = enqueue(this.state, done);
  }
  /** "before": the request never arrives. "after": it does, and the answer is lost. */
  send(server: Server, cut: "before" | "after" | "none"): void {
    const next = this.state.outbox[0];
    if (!next || cut === "before") return;
    server.take(next);
    if (cut === "after") return;
    this.state = sent(this.state, next);
    if (next.path === notePath) this.state = noted(this.state, notePath, server.note!);
  }
  load(server: Server): void {
    this.state = loaded(this.state, list, [...server.marks]);
    if (server.note) this.state = noted(this.state, notePath, server.note);
  }
  /** What storage gives back after the page is closed and opened again. */
  reopen(): void {
    this.state = JSON.parse(JSON.stringify(this.state)) as MemberState;
  }
  drain(server: Server): void {
    while (this.state.outbox.length > 0) this.send(server, "none");
  }
}

const items = ["a", "b", "c"] as const;
const deed = fc.oneof(
  fc.record({ do: fc.constant("mark" as const), item: fc.constantFrom(...items), on: fc.boolean() }),
  fc.record({ do: fc.constant("act" as const), what: fc.constantFrom("verse 1", "verse 2", "quiz 1") }),
  fc.record({ do: fc.constant("note" as const), text: fc.string() }),
  fc.record({ do: fc.constant("send" as const), cut: fc.constantFrom("before", "after", "none") }),
  fc.record({ do: fc.constantFrom("load" as const, "reopen" as const) }),
);
const story = fc.array(fc.record({ device: fc.constantFrom(0, 1), deed }), { maxLength: 60 });

describe("the outbox", () => {
  test("any order of actions on two devices with any network cuts ends in the same state with nothing lost and nothing counted twice", () => {
    fc.assert(
      fc.property(story, (steps) => {
        const server = new Server();
        const devices = [new Device(), new Device()];
        const last: Map<string, boolean>[] = [new Map(), new Map()];
        const acts = new Set<string>();
        const notes: Note[] = [];
        for (const [moment, { device: which, deed: step }] of steps.entries()) {
          const device = devices[which]!;
          if (step.do === "mark") {
            device.did(mark(step.item, step.on));
            last[which]!.set(step.item, step.on);
            expect(shown(device.state, list).includes(step.item)).toBe(step.on);
          } else if (step.do === "act") {
            device.did(act(step.what));
            acts.add(step.what);
          } else if (step.do === "note") {
            const updatedAt = new Date(moment * 1000).toISOString();
            device.did(note(step.text, updatedAt));
            notes.push({ text: step.text, updatedAt });
            expect(shownNote(device.state, notePath)?.text).toBe(step.text);
          } else if (step.do === "send") device.send(server, step.cut as "none");
          else if (step.do === "load") device.load(server);
          else device.reopen();
        }
        for (const device of devices) device.drain(server);
        for (const device of devices) device.load(server);

        for (const device of devices) {
          expect([...shown(device.state, list)].sort()).toEqual([...server.marks].sort());
          expect(shownNote(device.state, notePath)).toEqual(notes.at(-1));
        }
        expect(server.note).toEqual(notes.at(-1));
        expect([...server.acts].sort()).toEqual([...acts].sort());
        // What somebody last wanted is what holds; where both wanted something, it is one of the two.
        for (const item of items) {
          const wanted = last.map((device) => device.get(item)).filter((on) => on !== undefined);
          if (wanted.length > 0) expect(wanted).toContain(server.marks.has(item));
          else expect(server.marks.has(item)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("later mark of the same thing replaces the earlier", () => {
    const device = new Device();
    for (const on of [true, false, true, false]) device.did(mark("a", on));
    expect(device.state.outbox.map(({ method }) => method)).toEqual(["DELETE"]);
  });

  test("a one-time event is sent as first recorded", () => {
    const device = new Device();
    const first = act("verse 1");
    device.did(first);
    device.did(act("verse 1"));
    expect(device.state.outbox).toEqual([first]);
  });

  test("a refused entry rolls back to the server's state", () => {
    fc.assert(
      fc.property(fc.subarray([...items]), fc.constantFrom(...items), fc.boolean(), (known, item, on) => {
        const before = loaded(emptyState, list, known);
        const wish = mark(item, on);
        const after = refused(enqueue(before, wish), wish);
        expect(shown(after, list)).toEqual(known);
      }),
    );
  });

  test("refusals without an open tab to show them do not accumulate", () => {
    const wishes = Array.from({ length: 100 }, () => mark("a", true));
    const state = wishes.reduce(refused, emptyState);
    expect(state.refused).toEqual(wishes.slice(-20).map(({ id }) => id));
    expect(withoutRefusal(state, wishes.at(-1)!.id).refused).toHaveLength(19);
  });

  test("an older answer does not take the place of a newer note", () => {
    const newer = { text: "newer", updatedAt: "2026-11-15T11:00:00.000Z" };
    const state = noted(emptyState, notePath, newer);
    expect(noted(state, notePath, { text: "older", updatedAt: "2026-11-15T10:00:00.000Z" })).toBe(state);
  });

  test("on logout loaded data is removed and unsent entries are not", () => {
    const device = new Device();
    device.state = loaded(emptyState, list, ["a"]);
    device.did(mark("b", true));
    const state = loggedOut(device.state);
    expect(state.lists).toEqual({});
    expect(state.notes).toEqual({});
    expect(state.outbox).toHaveLength(1);
  });
});
