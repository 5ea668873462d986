import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createTopicSync } from "./sync-topics.ts";
import { choose, noTopics, parseTopics, type Topics, type UserTopic } from "./topics-state.ts";

const topic = (id: string): UserTopic => ({ id, name: id.toUpperCase() });
const all = ["peace", "hope", "faith", "love", "prayer", "wisdom"];
const ids = (topics: readonly UserTopic[]) => topics.map(({ id }) => id).sort();

/** A server that may be cut off: before a call arrives, or after it has been done. */
class Server {
  topics = new Set<string>();
  calls: string[] = [];
  cuts: ("before" | "after" | "none")[] = [];
  #maybe<T>(work: () => T): T {
    const cut = this.cuts.shift() ?? "none";
    if (cut === "before") throw new TypeError("Failed to fetch");
    const done = work();
    if (cut === "after") throw new TypeError("Failed to fetch");
    return done;
  }
  read = async () => this.#maybe(() => [...this.topics].map(topic));
  write = async (id: string, on: boolean) =>
    this.#maybe(() => {
      this.calls.push(`${on ? "POST" : "DELETE"} ${id}`);
      if (on && !all.includes(id)) return 404;
      if (on) this.topics.add(id);
      else this.topics.delete(id);
      return 204;
    });
}

/** Its responses reflect the state at request time and arrive after these delays, in turn. */
function answersLate(server: Server, ...waits: (Promise<void> | undefined)[]): void {
  const { read } = server;
  server.read = async () => {
    const topics = await read();
    await waits.shift();
    return topics;
  };
}

class Device {
  state: Topics = noTopics;
  member: string | undefined;
  sync: ReturnType<typeof createTopicSync>;
  constructor(server: Server) {
    this.sync = createTopicSync({
      read: server.read,
      write: server.write,
      change: (step) => {
        this.state = step(this.state);
        return this.state;
      },
      member: () => this.member,
    });
  }
  choose(id: string, on: boolean) {
    this.state = choose(this.state, topic(id), on);
  }
  /** At app start, and after every change of a member. */
  catchUp = () => (this.state.synced ? this.sync.load() : this.sync.sync());
}

const deed = fc.oneof(
  fc.record({
    do: fc.constant("choose" as const),
    id: fc.constantFrom(...all),
    on: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom("catchUp" as const, "login" as const, "logout" as const) }),
);
const story = fc.array(
  fc.record({
    device: fc.constantFrom(0, 1),
    deed,
    cuts: fc.array(fc.constantFrom("before" as const, "after" as const, "none" as const), { maxLength: 4 }),
  }),
  { maxLength: 40 },
);

describe("topic sync", () => {
  test("any order of actions on two devices with any network cuts ends in the same state with nothing lost", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const server = new Server();
        const devices = [new Device(server), new Device(server)];
        for (const { device: which, deed: step, cuts } of steps) {
          const device = devices[which]!;
          server.cuts = [...cuts];
          if (step.do === "choose") {
            device.choose(step.id, step.on);
            const chosen = ids(device.state.topics);
            if (device.member) await device.sync.sync();
            expect(ids(device.state.topics)).toEqual(chosen);
          } else if (step.do === "catchUp") {
            const before = device.state;
            if (device.member) await device.catchUp();
            // Whatever the network did, an unsent choice is still there.
            if (!before.synced) expect(ids(device.state.topics)).toEqual(ids(before.topics));
          } else if (step.do === "login") {
            device.member = "ana";
            await device.catchUp();
          } else {
            device.member = undefined;
            device.state = noTopics;
          }
        }
        server.cuts = [];
        const unsent = devices.filter(({ state }) => !state.synced).map(({ state }) => ids(state.topics));
        for (const device of devices) {
          device.member = "ana";
          await device.catchUp();
        }
        for (const device of devices) await device.catchUp();
        for (const device of devices) {
          expect(device.state.synced).toBe(true);
          expect(ids(device.state.topics)).toEqual([...server.topics].sort());
        }
        if (unsent.length > 0) expect(unsent).toContainEqual([...server.topics].sort());
      }),
      { numRuns: 300 },
    );
    vi.restoreAllMocks();
  });

  test("sync adds local-only topics with POST and removes server-only ones with DELETE", async () => {
    const server = new Server();
    server.topics = new Set(["peace", "hope"]);
    const device = new Device(server);
    device.member = "ana";
    for (const id of ["hope", "love"]) device.choose(id, true);
    await device.sync.sync();
    expect(server.calls).toEqual(["POST love", "DELETE peace"]);
    expect(device.state).toMatchObject({ synced: true, loaded: true });
  });

  test("a change made during a sync is sent too", async () => {
    const server = new Server();
    const device = new Device(server);
    device.member = "ana";
    device.choose("hope", true);
    const syncing = device.sync.sync();
    device.choose("love", true);
    await syncing;
    expect([...server.topics].sort()).toEqual(["hope", "love"]);
    expect(device.state.synced).toBe(true);
  });

  test("a choice sent while an older read is in flight is not overwritten by it", async () => {
    const server = new Server();
    const late = Promise.withResolvers<void>();
    answersLate(server, late.promise);
    const device = new Device(server);
    device.member = "ana";
    const loading = device.sync.load();
    device.choose("hope", true);
    await device.sync.sync();
    late.resolve();
    await loading;
    expect(ids(device.state.topics)).toEqual(["hope"]);
    device.choose("love", true);
    await device.sync.sync();
    expect([...server.topics].sort()).toEqual(["hope", "love"]);
    expect(server.calls).toEqual(["POST hope", "POST love"]);
  });

  test("a read made in the middle of a sync is not taken for its result", async () => {
    const server = new Server();
    server.topics = new Set(["peace"]);
    const late = Promise.withResolvers<void>();
    answersLate(server, undefined, late.promise);
    const device = new Device(server);
    device.member = "ana";
    device.choose("hope", true);
    const syncing = device.sync.sync();
    const loading = device.sync.load();
    await syncing;
    late.resolve();
    await loading;
    expect(ids(device.state.topics)).toEqual(["hope"]);
  });

  test("nor is a choice that another tab has sent meanwhile", async () => {
    const server = new Server();
    const device = new Device(server);
    device.member = "ana";
    const loading = device.sync.load();
    device.state = { topics: [topic("hope")], loaded: true, synced: true };
    await loading;
    expect(ids(device.state.topics)).toEqual(["hope"]);
  });

  test("a load failure sets an error flag and leaves the old data", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const server = new Server();
    const device = new Device(server);
    device.member = "ana";
    device.state = { topics: [topic("hope")], loaded: true, synced: true };
    server.cuts = ["before"];
    await device.sync.load();
    expect(device.state).toMatchObject({ topics: [topic("hope")], failed: true });
    expect(warn).toHaveBeenCalled();
    await device.sync.load();
    expect(device.state).toMatchObject({ topics: [], failed: false });
    warn.mockRestore();
  });

  test("a topic that does not exist does not hold up the others", async () => {
    const server = new Server();
    const device = new Device(server);
    device.member = "ana";
    for (const id of ["nonsense", "hope"]) device.choose(id, true);
    await device.sync.sync();
    expect([...server.topics]).toEqual(["hope"]);
    expect(ids(device.state.topics)).toEqual(["hope"]);
    expect(device.state.synced).toBe(true);
  });

  test("nothing is sent while logged out, and nothing goes to another member who logged in meanwhile", async () => {
    const server = new Server();
    const device = new Device(server);
    device.choose("hope", true);
    await device.sync.sync();
    expect(server.calls).toEqual([]);
    device.member = "ana";
    const syncing = device.sync.sync();
    device.member = "ben";
    await syncing;
    expect(server.calls).toEqual([]);
    expect(device.state.synced).toBe(false);
  });

  test("what storage holds is read with care", () => {
    for (const text of [null, "", "{", "null", "[]", '{"topics":5}', '{"topics":[{"id":1}]}'])
      expect(parseTopics(text)).toMatchObject({ topics: [], loaded: false, synced: true });
  });
});
