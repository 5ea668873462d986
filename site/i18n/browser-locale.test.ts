import { afterEach, expect, test } from "vitest";
import { message, overwriteGetLocale } from "./browser-locale.ts";

afterEach(() => overwriteGetLocale(() => "en-US"));

test("a message is in the document's language unless another is named, with the values it is given", () => {
  const plain = message("Share", "Compartir");
  const counted = message(
    ({ done }: { done?: number }) => `${done} done`,
    ({ done }: { done?: number }) => `${done} hechas`,
  );
  expect([plain(), plain({}, { locale: "es" }), counted({ done: 2 })]).toEqual([
    "Share",
    "Compartir",
    "2 done",
  ]);
  overwriteGetLocale(() => "es");
  expect([plain(), plain({}, { locale: "en-US" }), counted({ done: 2 })]).toEqual([
    "Compartir",
    "Share",
    "2 hechas",
  ]);
});
