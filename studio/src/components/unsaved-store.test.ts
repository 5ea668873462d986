import { expect, test } from "vitest";
import { changedSince, createUnsaved, isUndone } from "./unsaved-store.ts";

function memory() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test("what was typed and not saved is offered at the next visit, until it is given up", () => {
  const store = memory();
  createUnsaved(store, "ann", "article", "1").note(
    { en: { title: "Typed" }, updatedAt: "then", _status: "published" },
    5,
  );
  const later = createUnsaved(store, "ann", "article", "1");
  expect(later.offer()).toEqual({ at: 5, values: { en: { title: "Typed" } } });
  // Typing goes on, and is saved: the offer is there all the same.
  later.note({ en: { title: "Other" } }, 6);
  later.saved();
  expect(createUnsaved(store, "ann", "article", "1").offer()?.at).toBe(5);
  later.forget();
  expect(createUnsaved(store, "ann", "article", "1").offer()).toBeUndefined();
  expect(store.values.size).toBe(0);
});

test("what was saved is not offered, nor to another person or at another item", () => {
  const store = memory();
  const unsaved = createUnsaved(store, "ann", "article", "1");
  unsaved.note({ en: {} }, 1);
  expect(createUnsaved(store, "bob", "article", "1").offer()).toBeUndefined();
  expect(createUnsaved(store, "ann", "article", "2").offer()).toBeUndefined();
  unsaved.saved();
  expect(unsaved.offer()).toBeUndefined();
});

test("what the item says already is not offered: only the answer to its save was lost", () => {
  const store = memory();
  const unsaved = createUnsaved(store, "ann", "article", "1");
  const saved = { en: { title: "Hope", summary: "" }, tags: ["a"], updatedAt: "now" };
  unsaved.note({ en: { title: "Hope" }, tags: ["a"] }, 1);
  expect(unsaved.offer(saved)).toBeUndefined();
  expect(store.values.size).toBe(0);
  unsaved.note({ en: { title: "Hope" }, tags: ["a", "b"] }, 2);
  expect(unsaved.offer(saved)?.at).toBe(2);
});

test("a browser without room says so, and nonsense in it is no offer", () => {
  const store = memory();
  const full = {
    ...store,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  expect(createUnsaved(full, "ann", "article", "1").note({}, 1)).toBe(false);
  createUnsaved(store, "ann", "article", "1").note({}, 1);
  for (const key of store.values.keys()) store.values.set(key, "{");
  expect(createUnsaved(store, "ann", "article", "1").offer()).toBeUndefined();
});

test("a form that was read again under somebody's hands is not a save", () => {
  const before = { en: { title: "Hope", summary: "" }, es: { title: "Esperanza" }, tags: ["a"] };
  const typed = { ...before, es: { title: "Esperanza viva" } };
  expect(isUndone(before, typed, before)).toBe(true);
  expect(isUndone(before, typed, { ...before, en: { title: "Another's", summary: "" } })).toBe(true);
  expect(isUndone(before, { ...before, tags: ["a", "b"] }, before)).toBe(true);
  // Saved, also where the studio wrote something else in its place, or typed and taken back.
  expect(isUndone(before, typed, typed)).toBe(false);
  expect(isUndone(before, typed, { ...before, es: { title: "Esperanza viva." } })).toBe(false);
  expect(isUndone(before, before, before)).toBe(false);
});

test("only what was typed is kept, so that putting it in leaves what others wrote", () => {
  const text = { root: { children: [{ text: "One" }] } };
  const before = { en: { title: "Hope", body: text }, es: { title: "Esperanza" }, order: 1 };
  const longer = { root: { children: [{ text: "One" }, { text: "Two" }] } };
  expect(changedSince(before, { ...before, en: { title: "Hope", body: longer } })).toEqual({
    en: { body: longer },
  });
  expect(changedSince(before, { ...before, order: 2 })).toEqual({ order: 2 });
  expect(changedSince(before, before)).toEqual({});
  expect(changedSince(undefined, before)).toEqual(before);
});
