import { describe, expect, test } from "vitest";
import { passwordFault } from "./password-rules.ts";
import { createPasswords } from "./passwords.ts";

const person = { email: "ana.ruiz@example.com", firstName: "Ana", lastName: "Ruiz", siteName: "Wellspring" };
const fault = (password: string) => passwordFault(password, person);

describe("length over composition", () => {
  test.each([
    "correct lamp seven",
    "92837461 ab 12894",
    "solominúsculas largas",
    "🌊🌱🕊️🔥 olas y viento",
    "              x7 a b c",
  ])("%s is accepted", async (password) => expect(await fault(password)).toBeUndefined());
  test("ten characters are enough and 128 are the most, counted as people count", async () => {
    expect(await fault("tq7 lmw z")).toBe("password-too-short");
    expect(await fault("tq7 lmw zk")).toBeUndefined();
    expect(await fault("🌊🌱🕊🔥🌳")).toBe("password-too-short");
    expect(await fault(`${"añb7 ".repeat(25)}xyz`)).toBeUndefined();
    expect(await fault("añb7 ".repeat(26))).toBe("password-too-long");
  });
});

describe("the known-common list is refused, however it is dressed", () => {
  test.each([
    "Password123!",
    "p@ssw0rd2026",
    "1234567890",
    "qwertyuiop",
    "abcdefghijk",
    "aaaaaaaaaaaa",
    "abcabcabcabc",
    "abcdeabcdeabcde",
    "9876543210",
    "passwordpassword",
    "Contraseña2026",
    "JesusLovesMe!",
    "godisgood777",
    "dios es amor",
    "I love you 1234",
    "Summer20262026",
  ])("%s", async (password) => expect(await fault(password)).toBe("password-too-common"));
  test.each(["wellspring12", "Wellspring Ana", "ana.ruiz@example.com", "anaruiz2026!", "ruizruizruiz"])(
    "%s: what anyone knows of the person or the site is no secret",
    async (password) => expect(await fault(password)).toBe("password-too-common"),
  );
});

describe("passwords known from leaks are refused without asking anybody", () => {
  test.each(["Mailcreated5240", "fuck_inside", "NUTTERTOOLS", "12345qwertz", "Soso123aljg"])(
    "%s",
    async (password) => {
      expect(await fault(password)).toMatch(/^password-(breached|too-common)$/);
    },
  );
  test.each(["Mailcreated5240", "NutterTools"])(
    "%s is accepted or refused as easily guessed",
    async (password) => expect(await fault(password)).toBe("password-breached"),
  );
});

test("a password is stored as argon2id, and matches in any Unicode normalization", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("contraseña muy ﬁna");
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches("contraseña muy fina".normalize("NFD"), stored)).toBe(true);
  expect(await passwords.matches("contrasena muy fina", stored)).toBe(false);
  expect(await passwords.matches("contraseña muy fina", undefined)).toBe(false);
});
