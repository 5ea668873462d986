import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const scripts = import.meta.dirname;
const before =
  "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-11-15\n\n- The first.\n";

/** A repository of its own with one commit, whose name and address git needs. */
function repository(changelog = before) {
  const folder = mkdtempSync(path.join(tmpdir(), "wellspring-release-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const at = (name: string) => path.join(folder, name);
  mkdirSync(at("scripts"));
  for (const name of ["release.mjs", "progress.mjs"]) cpSync(path.join(scripts, name), at(`scripts/${name}`));
  const project = { name: "sample", version: "0.1.9" };
  writeFileSync(at("package.json"), JSON.stringify(project, null, 2));
  writeFileSync(
    at("package-lock.json"),
    JSON.stringify({ ...project, lockfileVersion: 3, packages: { "": project } }, null, 2),
  );
  writeFileSync(at("CHANGELOG.md"), changelog);
  const person = { NAME: "A", EMAIL: "a@example.org" };
  // A hook of git that runs the tests names its own repository.
  const outside = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(outside),
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
  };
  for (const [key, value] of Object.entries(person))
    for (const role of ["AUTHOR", "COMMITTER"]) env[`GIT_${role}_${key}`] = value;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, env, encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "-m", "first");
  return {
    git,
    write: (name: string, text: string) => writeFileSync(at(name), text),
    read: (name: string) => readFileSync(at(name), "utf8"),
    release: (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/release.mjs", ...args], {
        cwd: folder,
        env,
        encoding: "utf8",
      });
      return { status, output: stdout + stderr };
    },
  };
}

test("a release moves Unreleased to its version with the day, sets both versions, commits and tags", () => {
  const { release, read, git } = repository();
  expect(release("minor")).toMatchObject({ status: 0, output: expect.stringContaining("0.2.0") });
  expect(read("CHANGELOG.md").replace(/\d{4}-\d{2}-\d{2}(?=\n\n### Added)/, "today")).toBe(
    before.replace("## [Unreleased]", "## [Unreleased]\n\n## [0.2.0] - today"),
  );
  expect(JSON.parse(read("package.json"))).toMatchObject({ version: "0.2.0" });
  expect(JSON.parse(read("package-lock.json"))).toMatchObject({
    version: "0.2.0",
    packages: { "": { version: "0.2.0" } },
  });
  expect(git("status", "--porcelain")).toBe("");
  expect(git("log", "-1", "--format=%s %D")).toContain("release: 0.2.0");
  expect(git("tag", "-l", "v0.2.0", "--format=%(contents)")).toContain("### Added\n\n- A thing.");
  expect(release("patch"), "nothing is unreleased now").toMatchObject({ status: 1 });
});

test.each([
  ["patch", "0.1.10"],
  ["major", "1.0.0"],
])("npm run release -- %s --dry-run says %s and changes nothing", (step, version) => {
  const { release, git } = repository();
  const { status, output } = release(step, "--dry-run");
  expect(status).toBe(0);
  expect(output).toContain(`would release ${version}`);
  expect(output).toContain("- A thing.");
  expect(git("status", "--porcelain")).toBe("");
  expect(git("tag")).toBe("");
});

test("what is wrong is one line, and nothing is changed", () => {
  const { release, write, git } = repository();
  for (const args of [[], ["huge"], ["patch", "minor"]])
    expect(release(...args)).toMatchObject({
      status: 2,
      output: expect.stringContaining("patch, minor or major"),
    });
  write("new.txt", "");
  expect(release("patch")).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^.*not committed.*\n$/),
  });
  git("add", ".");
  git("commit", "-qm", "second");
  git("tag", "v0.1.10");
  expect(release("patch")).toMatchObject({ status: 1, output: expect.stringContaining("v0.1.10 is there") });
  expect(repository("# Changelog\n").release("patch").output).toContain("nothing under");
  expect(git("log", "-1", "--format=%s")).toBe("second");
});

test("CHANGELOG.md is as the release needs it: its latest version is the one in package.json", () => {
  const changelog = readFileSync(path.join(scripts, "..", "CHANGELOG.md"), "utf8");
  const versions = [...changelog.matchAll(/^## \[([^\]]+)\](?: - \d{4}-\d{2}-\d{2})?$/gm)].map(
    ([, name]) => name,
  );
  expect(versions.slice(0, 2)).toEqual(["Unreleased", manifest.version]);
});
