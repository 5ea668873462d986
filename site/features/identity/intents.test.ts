import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anonymous, identityStore } from "./identity-store.ts";
import { onIntent, storeIntent } from "./intents.ts";

const saved = new Map<string, string>();

beforeEach(() => {
  saved.clear();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  });
  identityStore.setState(anonymous);
});
afterEach(() => vi.useRealTimers());

const signIn = () => identityStore.setState({ known: true, token: "token" });

test("carries the intended action out after return, once, as soon as the reader is known", () => {
  const done: unknown[] = [];
  storeIntent({ name: "subscribe", args: { slug: "rest" } });
  onIntent("other", () => done.push("other"));
  onIntent("subscribe", (args) => done.push(args));
  expect(done).toEqual([]);
  signIn();
  identityStore.setState({ token: "renewed" });
  onIntent("subscribe", (args) => done.push(args));
  expect(done).toEqual([{ slug: "rest" }]);
});

test("an unsubscribed listener is not called", () => {
  const run = vi.fn();
  storeIntent({ name: "subscribe", args: 1 });
  onIntent("subscribe", run)();
  signIn();
  expect(run).not.toHaveBeenCalled();
});

test("an action is carried out within the hour that a registration by e-mail may take, and not later", () => {
  const run = vi.fn();
  signIn();
  storeIntent({ name: "subscribe", args: 1 });
  vi.advanceTimersByTime(60 * 60_000);
  onIntent("subscribe", run);
  expect(run).not.toHaveBeenCalled();
  storeIntent({ name: "subscribe", args: 1 });
  vi.advanceTimersByTime(59 * 60_000);
  onIntent("subscribe", run);
  expect(run).toHaveBeenCalledOnce();
});

test("storage that is broken or forbidden is no error", () => {
  signIn();
  saved.set("intent", "{");
  onIntent("subscribe", () => {});
  vi.stubGlobal("localStorage", undefined);
  storeIntent({ name: "subscribe", args: 1 });
  onIntent("subscribe", () => {});
});
