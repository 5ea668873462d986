import { describe, expect, test } from "vitest";
import { fillWords, mailProblems, paragraphsOf } from "./mail-words.ts";

const verify = { subject: "Hello at {site}", opening: "Welcome.", button: "Confirm" };
const fields = (name: string, words: object) => mailProblems(name, words).map(({ field, en }) => [field, en]);

describe("the words of a mail", () => {
  test("are right with all that the mail needs, and with what it may have", () => {
    expect(mailProblems("account-verify", verify)).toEqual([]);
    expect(mailProblems("account-verify", { ...verify, closing: "One.\n\nTwo at {site}." })).toEqual([]);
  });

  test("need the button of the mail's link, and are refused what the mail does not have", () => {
    expect(fields("account-verify", { ...verify, button: " " })).toEqual([["button", "this mail needs it"]]);
    expect(fields("account-changed", verify)).toEqual([["button", "this mail does not have it"]]);
    expect(fields("account-verify", {})).toHaveLength(3);
  });

  test.each([
    ["{sites}", "{sites} cannot stand here; it may have {site}"],
    ["{name}", "{name} cannot stand here; it may have {site}"],
    ["{}", "{} cannot stand here; it may have {site}"],
    ["{site", "a brace cannot stand here; it may have {site}"],
    ["}", "a brace cannot stand here; it may have {site}"],
    ["{constructor}", "{constructor} cannot stand here; it may have {site}"],
  ])("do not have %s as a placeholder", (text, reason) => {
    expect(fields("account-verify", { ...verify, subject: text })).toEqual([["subject", reason]]);
  });

  test("need the placeholders without which the mail says nothing", () => {
    const leaving = { subject: "Bye", opening: "In some days.", button: "Stay" };
    expect(fields("account-leaving", leaving)).toEqual([["opening", "it needs {days}"]]);
    expect(mailProblems("account-leaving", { ...leaving, opening: "In {days} days." })).toEqual([]);
  });

  test.each(["two\nlines", "two\r\nBcc: someone@example.com", "two\u2028lines", "a bell\u0007"])(
    "are one line in a subject: %j",
    (subject) => {
      expect(fields("account-verify", { ...verify, subject })).toEqual([["subject", "it is one line"]]);
    },
  );

  test.each(["<b>Bold</b>", "</p>", "<!-- note -->", "[here](https://example.com)", "&nbsp;", "&#60;b&#62;"])(
    "are text: %s",
    (opening) => {
      expect(fields("account-verify", { ...verify, opening }).map(([field]) => field)).toEqual(["opening"]);
    },
  );

  test("may have signs that are no markup", () => {
    expect(mailProblems("account-verify", { ...verify, opening: "5 < 6 & 7 > 6, R&D [really]" })).toEqual([]);
  });

  test.each(["account-unknown", "", "constructor", "__proto__"])(
    "of a mail that does not exist: %j",
    (name) => {
      expect(mailProblems(name, verify).map(({ field }) => field)).toEqual(["name"]);
    },
  );
});

test("what is put in for a placeholder is not looked at again", () => {
  expect(fillWords("{name}, {site} and {other}", { name: "{site}", site: "$& S" })).toBe(
    "{site}, $& S and {other}",
  );
});

test("an empty line parts paragraphs; other line breaks are spaces", () => {
  expect(paragraphsOf("One\nmore.\r\n\r\nTwo.\n \n\n\nThree.\n")).toEqual(["One more.", "Two.", "Three."]);
  expect(paragraphsOf(undefined)).toEqual([]);
});
