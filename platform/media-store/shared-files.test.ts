import { expect, test } from "vitest";
import { createSharedFiles } from "./shared-files.ts";

function setUp() {
  const stored = new Map<string, Buffer>();
  const warned: unknown[] = [];
  const state = { away: false, reads: 0, now: 1_000_000 };
  const store = {
    async get(name: string) {
      state.reads++;
      if (state.away) throw new Error("away");
      return stored.get(name);
    },
    async put(name: string, bytes: Buffer) {
      if (state.away) throw new Error("away");
      stored.set(name, bytes);
    },
  };
  const log = { warn: (details: unknown) => void warned.push(details) } as never;
  const machine = () => createSharedFiles({ store, folder: "scaled", log, restMs: 50, now: () => state.now });
  return { stored, warned, state, machine };
}

const never = async (): Promise<Buffer> => {
  throw new Error("made again");
};

test("what one machine made is read by another, not made again", async () => {
  const { machine, stored } = setUp();
  const one = machine();
  expect(String(await one.obtain("a.webp", async () => Buffer.from("a")))).toBe("a");
  await one.close();
  expect([...stored.keys()]).toEqual(["scaled/a.webp"]);
  expect(String(await machine().obtain("a.webp", never))).toBe("a");
});

test("while the store is away files are made here, nobody waits for it twice, and it is said once", async () => {
  const { machine, state, warned, stored } = setUp();
  const one = machine();
  state.away = true;
  for (const name of ["a", "b", "c"])
    expect(String(await one.obtain(name, async () => Buffer.from(name)))).toBe(name);
  expect(state.reads).toBe(1);
  expect(warned).toHaveLength(1);
  state.away = false;
  state.now += 50;
  await one.obtain("d", async () => Buffer.from("d"));
  await one.close();
  expect([...stored.keys()]).toEqual(["scaled/d"]);
});

test("a file that cannot be made is an error, and nothing is stored", async () => {
  const { machine, stored } = setUp();
  const one = machine();
  await expect(one.obtain("a", never)).rejects.toThrow("made again");
  await one.close();
  expect(stored.size).toBe(0);
});
