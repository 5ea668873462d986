import { beforeEach, expect, test } from "vitest";
import { showToast, toastStore } from "./toast-store.ts";

beforeEach(() => toastStore.setState({ toasts: [] }));

test("Toast default timeout 5000 ms", () => {
  showToast({ title: "Link copied" });
  expect(toastStore.getState().toasts[0]).toMatchObject({
    title: "Link copied",
    timeout: 5000,
    color: "primary",
  });
});

test("a toast may say how long it stays", () => {
  showToast({ title: "Wait", timeout: 0 });
  expect(toastStore.getState().toasts[0]?.timeout).toBe(0);
});

test("toasts shown in the same millisecond have ids of their own, and go one by one", () => {
  const ids = [1, 2, 3].map((n) => showToast({ title: String(n) }));
  expect(new Set(ids).size).toBe(3);
  toastStore.getState().dismiss(ids[1]!);
  expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(["1", "3"]);
});
