import { expect, test, vi } from "vitest";
import { showNamedPlace } from "./named-place.ts";

test("an address with a heading's words alone, as bookmarks have it, still leads to it, opened", () => {
  const shown: string[] = [];
  const element = (id: string, details?: object) => ({
    id,
    closest: () => details ?? null,
    scrollIntoView: () => shown.push(id),
  });
  const opened = vi.fn();
  const elements = [
    element("text-the-first"),
    element("question"),
    element("text-question"),
    element("text-answer", { setAttribute: opened }),
  ];
  vi.stubGlobal("document", {
    getElementById: (id: string) => elements.find((one) => one.id === id) ?? null,
  });
  const follow = (hash: string) => {
    vi.stubGlobal("location", { hash });
    shown.length = 0;
    showNamedPlace();
    return shown.join();
  };
  expect(follow("#the-first")).toBe("text-the-first");
  expect(follow("#answer")).toBe("text-answer");
  expect(opened).toHaveBeenCalledWith("open", "");
  // The browser has gone there by itself, and may have been scrolled since.
  expect(follow("#text-the-first")).toBe("");
  expect(follow("#question")).toBe("");
  expect(follow("#gone")).toBe("");
  expect(follow("")).toBe("");
});
