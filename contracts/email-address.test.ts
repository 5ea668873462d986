import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
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

test.each([
  ["ana@gmaiｌ.com", "ana@gmail.com"],
  ["ana@𝗴𝗺𝗮𝗶𝗹.ⓒⓞⓜ", undefined],
  ["ana@𝗴𝗺𝗮𝗶𝗹.com", "ana@gmail.com"],
  ["ana@gm\u{fe0f}ail.com", "ana@gmail.com"],
  ["ana@ｅspaña.example", "ana@españa.example"],
  ["ana@espa\u{fe0f}ña.example", "ana@españa.example"],
  ["ana@１２７.0.0.１", undefined],
  ["ana@example.⒈", undefined],
])(
  "“one e-mail address” is one however its domain is spelled, as mail goes to the same mailbox: %j",
  (input, email) => {
    expect(normalizeEmail(input)).toBe(email);
  },
);

test("the normal form of a normal form is itself", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ maxLength: 300 })), (input) => {
      const email = normalizeEmail(input);
      if (email !== undefined) expect(normalizeEmail(email)).toBe(email);
    }),
  );
});

test("a text that is too long for an address is refused before any pattern looks at it", () => {
  const lookedAt: number[] = [];
  const { test: matches } = RegExp.prototype;
  onTestFinished(() => {
    RegExp.prototype.test = matches;
  });
  RegExp.prototype.test = function (text) {
    lookedAt.push(text.length);
    return matches.call(this, text);
  };
  const address = (length: number) => `ana@${"abcdefgh.".repeat(length)}com`;
  for (const text of [address(100_000), address(30), address(20)]) normalizeEmail(text);
  RegExp.prototype.test = matches;
  // One local part, twenty-one labels, and whether the last of them is a number.
  expect(lookedAt).toEqual([3, ...Array(20).fill(8), 3, 3]);
});
