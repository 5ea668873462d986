import fc from "fast-check";
import { expect, test } from "vitest";
import { threadMs } from "../tests/support/processor-time.ts";
import { normalizeEmail } from "./email-address.ts";

test.each([
  ["  Ana.Lopez+news@Example.COM ", "ana.lopez+news@example.com"],
  ["o'brien@mail.example.co.uk", "o'brien@mail.example.co.uk"],
  ["josé@correo.example", "josé@correo.example"],
  ["jose\u0301@correo.example", "josé@correo.example"],
  ["maria@españa.example", "maria@españa.example"],
  ["a@xn--espaa-rta.example", "a@xn--espaa-rta.example"],
])("%j is the address %j", (input, email) => {
  expect(normalizeEmail(input)).toBe(email);
});

test.each([
  "",
  "ana",
  "@example.com",
  "ana@",
  "ana@localhost",
  "ana@example..com",
  "ana@-example.com",
  "ana@example-.com",
  "ana@127.0.0.1",
  ".ana@example.com",
  "ana.@example.com",
  "a..b@example.com",
  "ana lopez@example.com",
  "ana@exa mple.com",
  "ana@b@example.com",
  "ana@example.com\nBcc: all@example.com",
  "<ana@example.com>",
  "ana@example.com,bob@example.com",
  `${"a".repeat(65)}@example.com`,
  `ana@${"a".repeat(64)}.com`,
  `ana@${"abcdefgh.".repeat(30)}com`,
])("%j is no address", (input) => {
  expect(normalizeEmail(input)).toBeUndefined();
});

test("the normal form of a normal form is itself, and no input takes long", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ maxLength: 300 })), (input) => {
      const email = normalizeEmail(input);
      if (email !== undefined) expect(normalizeEmail(email)).toBe(email);
    }),
  );
  const long = `${"a.".repeat(100_000)}@${"a-".repeat(100_000)}`;
  expect(threadMs(() => normalizeEmail(long))).toBeLessThan(200);
});
