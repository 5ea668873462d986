import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { changeLines, readEnvFile, writeEnvFile } from "./env-file.ts";
import { missingSecrets } from "./secrets.ts";

const folder = mkdtempSync(path.join(tmpdir(), "env-file-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("values are read back as the very same ones, whatever they hold", () => {
  const value = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
    .filter((text) => !/\p{Cc}/u.test(text) && [/'/, /["\\$]/, /`/].some((marks) => !marks.test(text)));
  fc.assert(
    fc.property(value, value, (first, second) => {
      const text = changeLines("", { FIRST: first, SECOND: second });
      expect(parseEnv(text)).toEqual({ FIRST: first, SECOND: second });
    }),
    { numRuns: 500 },
  );
});

test("secrets are made in the form that the settings need, and survive the file", () => {
  const file = path.join(folder, "secrets");
  const site = { ENVIRONMENT: "Production", ORIGIN: "https://a.example", DATABASE_URL: "postgres://db/x" };
  const secrets = missingSecrets(site);
  expect(Object.keys(secrets).sort()).toEqual([
    "IDENTITY_COOKIE_SECRETS",
    "IDENTITY_JWKS",
    "JOURNAL_KEYS",
    "PUSH_PRIVATE_KEY",
    "PUSH_PUBLIC_KEY",
  ]);
  writeEnvFile(file, { ...site, ...secrets });
  expect(readEnvFile(file)).toEqual({ ...site, ...secrets });
  const { IDENTITY_JWKS, JOURNAL_KEYS } = readConfig(readEnvFile(file), "/srv");
  expect(IDENTITY_JWKS?.keys[0]).toMatchObject({ kty: "EC", crv: "P-256", d: expect.any(String) });
  expect(JOURNAL_KEYS?.[0]).toHaveLength(32);
  // One that is there is never made anew.
  expect(missingSecrets({ ...site, ...secrets })).toEqual({});
  expect(Object.keys(missingSecrets({ ...site, OIDC_AUTHORITY: "https://id.example" }))).toEqual([
    "JOURNAL_KEYS",
    "PUSH_PUBLIC_KEY",
    "PUSH_PRIVATE_KEY",
  ]);
  expect(Object.keys(missingSecrets({ ...site, ...secrets, CONTENT_URL: "https://cms.example" }))).toEqual([
    "CONTENT_WEBHOOK_SECRET",
  ]);
});

test("a file keeps its other lines, is readable by its owner only, and a line that cannot be kept stops the writing", () => {
  const file = path.join(folder, "kept");
  writeFileSync(file, "# ours\nUNKNOWN='a b'\nexport PORT=1\n\nORIGIN=https://old.example # note\n", {
    mode: 0o644,
  });
  writeEnvFile(file, { ORIGIN: "https://new.example", HOST: "::1" });
  expect(readFileSync(file, "utf8")).toBe(
    "# ours\nUNKNOWN='a b'\nexport PORT=1\n\nORIGIN=https://new.example\nHOST=::1\n",
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const several = 'ADS_TXT="a\nb"\n';
  expect(() => changeLines(several, { ADS_TXT: "c" })).toThrow(/several lines/);
  expect(changeLines(several, { PORT: "2" })).toBe(`${several}PORT=2\n`);
  expect(() => changeLines("", { A: "a\nb" })).toThrow(/line breaks/);
});
