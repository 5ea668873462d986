import { expect, test } from "vitest";
import { isOpenPreview, signedPreview } from "./preview-link.ts";

const key = "a key of the test's own";
const link = { id: "00000000-0000-4000-8000-000000000501", locale: "es", until: 1_800_000_000 } as const;
const sign = new URL(signedPreview(key, link), "http://site.example").searchParams.get("sign")!;
const before = new Date(1_799_999_999_000);

test("a link opens its item in its language until its end, with the key that signed it", () => {
  expect(isOpenPreview(key, link, sign, before)).toBe(true);
  expect(isOpenPreview(key, link, sign, new Date(1_800_000_000_000))).toBe(false);
  expect(isOpenPreview("another key", link, sign, before)).toBe(false);
  expect(isOpenPreview("", link, sign, before)).toBe(false);
  expect(isOpenPreview(key, { ...link, id: link.id.replace("1", "2") }, sign, before)).toBe(false);
  expect(isOpenPreview(key, { ...link, locale: "en-US" }, sign, before)).toBe(false);
  expect(isOpenPreview(key, { ...link, until: link.until + 1 }, sign, before)).toBe(false);
  expect(isOpenPreview(key, { ...link, until: Number.NaN }, sign, before)).toBe(false);
  expect(isOpenPreview(key, link, `${sign}x`, before)).toBe(false);
  expect(isOpenPreview(key, link, "", before)).toBe(false);
});
