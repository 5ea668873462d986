import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { parts } from "../test/parts.mjs";
import { askRegistry } from "./ask-registry.mjs";
import { answerProblems, findingsOf, needless, unanswered } from "./findings.mjs";

const id = "GHSA-aaaa-bbbb-cccc";
const today = "2027-01-31";
const problem = {
  source: 7,
  url: `https://example.org/advisories/${id}`,
  title: "It can be stopped",
  severity: "high",
};
const report = {
  vulnerabilities: {
    parser: { nodes: ["node_modules/parser"], via: [problem] },
    // It is named because it uses the other.
    framework: { nodes: ["node_modules/framework"], via: ["parser"] },
    runner: { nodes: ["node_modules/runner"], via: [{ ...problem, url: "", title: "Another" }] },
  },
};
const lockfile = { packages: { "node_modules/parser": {}, "node_modules/runner": { dev: true } } };
const answer = { id, why: "Nobody but us writes what it parses.", until: "2027-03-01" };

test("each problem is found once, with its advisory and by whom it is used", () => {
  expect(findingsOf(report, lockfile)).toEqual([
    { id, package: "parser", title: "It can be stopped", severity: "high", usedBy: "production" },
    { id: "7", package: "runner", title: "Another", severity: "high", usedBy: "development" },
  ]);
});

test("a finding without an answer is refused, and so is an answer that nobody needs any more", () => {
  const findings = findingsOf(report, lockfile);
  expect(unanswered(findings, [answer])).toEqual(["7: high, runner (development): Another"]);
  expect(needless([answer], findings)).toEqual([]);
  expect(needless([answer], [])).toEqual([`${id}: answered, and not found any more. Take the answer away.`]);
});

test.each([
  [answer, []],
  [{ ...answer, until: today }, []],
  [{ ...answer, until: "2027-01-30" }, [expect.stringContaining("which is over")]],
  [{ ...answer, until: "2027-05-02" }, [expect.stringContaining("more than 90 days")]],
  [{ ...answer, until: "soon" }, [expect.stringContaining("needs id, why and until")]],
  [{ ...answer, why: "" }, [expect.stringContaining("needs id, why and until")]],
])("an answer says why and until when, ninety days at most: %o", (given, expected) => {
  expect(answerProblems([given], today)).toEqual(expected);
});

/** A folder whose npm says this and ends with 1, as it does with findings and without a list alike. */
function folderWhereNpmSays(words: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "wellspring-audit-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify(lockfile));
  const npm = path.join(folder, "npm.js");
  writeFileSync(npm, `process.stdout.write(${JSON.stringify(words)}); process.exitCode = 1;`);
  vi.stubEnv("npm_execpath", npm);
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
}

test("the registry's list is read of the lockfile alone", () => {
  const { findings } = askRegistry(process.execPath, folderWhereNpmSays(JSON.stringify(report))) as {
    findings: unknown[];
  };
  expect(findings).toHaveLength(2);
});

test.each([
  [
    JSON.stringify({ message: "405 Method Not Allowed - POST https://registry.example/-/npm/v1/x" }),
    "405 Method Not Allowed",
  ],
  [JSON.stringify({ error: { code: "ENOTFOUND", summary: "" } }), "ENOTFOUND"],
  ["", "npm audit ended with 1 and no list"],
])("a registry without an answer proves nothing and fails nothing: NOT TESTED (%s)", (words, reason) => {
  expect(askRegistry(process.execPath, folderWhereNpmSays(words))).toEqual({ notTested: reason });
});

test("the gate does not depend on the network: audit is a part of the whole proof only", () => {
  expect(parts.find(({ name }) => name === "audit")).toMatchObject({ holds: expect.any(Function) });
  expect(parts.find(({ name }) => name === "audit")?.inGate).toBeUndefined();
});
