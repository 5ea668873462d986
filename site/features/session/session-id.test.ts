import fc from "fast-check";
import { expect, test } from "vitest";
import { generateSessionId, isSessionId } from "./session-id.ts";

const upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "0123456789";
const tailAlphabet = `abcdefghijklmnopqrstuvwxyz${digits}`;
const randomString = (alphabet: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length });
const accepted = fc
  .tuple(
    randomString(upper, 1),
    randomString(`L${digits}`, 1),
    randomString(digits, 2),
    randomString(tailAlphabet, 12),
  )
  .map((parts) => parts.join(""));

test("rsid accepted: one uppercase letter, then a letter L or a digit, then two digits, then 12 lowercase letters or digits", () => {
  fc.assert(fc.property(accepted, (id) => isSessionId(id) && id.length === 16));
});

test("rsid from the URL is accepted only if it is 16 characters", () => {
  fc.assert(
    fc.property(accepted, fc.string({ minLength: 1, maxLength: 3 }), (id, more) => {
      expect(isSessionId(id + more)).toBe(false);
      expect(isSessionId(more + id)).toBe(false);
      expect(isSessionId(id.slice(more.length))).toBe(false);
    }),
  );
});

test("a character of the wrong kind anywhere is refused", () => {
  const allowed = (at: number) =>
    at === 0 ? upper : at === 1 ? `L${digits}` : at < 4 ? digits : tailAlphabet;
  fc.assert(
    fc.property(accepted, fc.nat(15), fc.string({ minLength: 1, maxLength: 1 }), (id, at, other) => {
      const changed = id.slice(0, at) + other + id.slice(at + 1);
      expect(isSessionId(changed)).toBe(allowed(at).includes(other));
    }),
  );
});

test("what is not text, a trailing line end and other scripts' digits are refused", () => {
  for (const value of [null, undefined, 1, "", "I123abcdefghijkl\n", "I١٢٣abcdefghijkl", "i123abcdefghijkl"])
    expect(isSessionId(value)).toBe(false);
});

test("generated: the letter I, then a random 3-digit number (100-999), then 12 random lowercase alphanumeric characters", () => {
  const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.array(fraction, { minLength: 13, maxLength: 13 }), (numbers) => {
      let next = 0;
      const id = generateSessionId(() => numbers[next++]!);
      expect(id).toMatch(/^I[1-9]\d\d[a-z0-9]{12}$/);
      expect(isSessionId(id)).toBe(true);
    }),
  );
  expect(generateSessionId(() => 0)).toBe("I100aaaaaaaaaaaa");
  expect(generateSessionId(() => 1 - 2 ** -53)).toBe("I999999999999999");
  expect(new Set(Array.from({ length: 200 }, () => generateSessionId())).size).toBe(200);
});
