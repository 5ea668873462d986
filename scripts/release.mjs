// npm run release -- patch|minor|major [--dry-run]: makes what CHANGELOG.md has under Unreleased a version, commits and tags it.
// Nothing is pushed; what is pushed with its tag is built and published (.github/workflows/release.yml).
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { say } from "./progress.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const at = (name) => path.join(root, name);
const command = (name, ...args) => execFileSync(name, args, { cwd: root, encoding: "utf8" }).trim();
const git = (...args) => command("git", ...args);

const steps = ["patch", "minor", "major"];
const heading = "## [Unreleased]";

function stop(words, code = 1) {
  say(words);
  process.exit(code);
}

function next(version, step) {
  const [major, minor, patch] = version.split(".").map(Number);
  if (step === "major") return `${major + 1}.0.0`;
  return step === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** What is under Unreleased, up to the next version. */
const unreleasedIn = (changelog) =>
  changelog
    .split(`${heading}\n`)[1]
    ?.split(/^## \[/m)[0]
    .trim();

const args = process.argv.slice(2);
const isDryRun = args.includes("--dry-run");
const [step, ...more] = args.filter((arg) => arg !== "--dry-run");
if (!steps.includes(step) || more.length > 0)
  stop("Say which number grows: npm run release -- patch, minor or major; --dry-run changes nothing.", 2);

if (git("status", "--porcelain"))
  stop("There are changes that are not committed: commit or stash them first.");
const changelog = readFileSync(at("CHANGELOG.md"), "utf8");
const notes = unreleasedIn(changelog);
if (!notes)
  stop('CHANGELOG.md has nothing under "[Unreleased]": say there what has changed for those who use it.');
const version = next(JSON.parse(readFileSync(at("package.json"), "utf8")).version, step);
const tag = `v${version}`;
if (git("tag", "--list", tag)) stop(`The tag ${tag} is there already.`);

if (isDryRun) {
  say(`would release ${version}, with these notes:`);
  console.log(notes);
  process.exit(0);
}
const today = new Date().toISOString().slice(0, 10);
writeFileSync(at("CHANGELOG.md"), changelog.replace(heading, `${heading}\n\n## [${version}] - ${today}`));
command("npm", "version", version, "--no-git-tag-version");
git("add", "CHANGELOG.md", "package.json", "package-lock.json");
git("commit", "--quiet", "-m", `release: ${version}`);
git("tag", "--annotate", tag, "-m", `${version}\n\n${notes}`, "--cleanup=verbatim");
say(`${version} is committed and tagged; git push --follow-tags publishes it`);
