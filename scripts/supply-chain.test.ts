import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

interface Locked {
  integrity?: string;
  os?: string | string[];
  cpu?: string | string[];
  link?: boolean;
  inBundle?: boolean;
}

/** What is installed on Linux with glibc, x64 and arm64. Some locked packages name one system, some a list. */
const isForUs = ([name, { os = "linux", cpu = "x64" }]: [string, Locked]) =>
  [os].flat().includes("linux") && /x64|arm64/.test([cpu].join()) && !name.endsWith("-musl");

test.each([
  "package-lock.json",
  "scripts/runtime/package-lock.json",
  "studio/package-lock.json",
  "tests/partners/packages/better-auth/package-lock.json",
  "tests/partners/packages/emulate/package-lock.json",
  "tests/partners/packages/s3rver/package-lock.json",
])("every download is hashed: each package of %s for Linux has its integrity", (file) => {
  const { packages } = JSON.parse(readFileSync(path.join(root, file), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const unhashed = Object.entries(packages)
    .filter(isForUs)
    .filter(
      ([name, { integrity, link, inBundle }]) =>
        name !== "" && !link && !inBundle && !/^sha512-/.test(integrity ?? ""),
    );
  expect(unhashed).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(1);
});

/** Preparation in a folder of its own, with an npm that notes what it is called with and cannot do it. */
function prepareWithout(packages: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "wellspring-prepare-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["scripts", "services/scripture", "package-lock.json"])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const [npm, calls] = [path.join(folder, "npm.js"), path.join(folder, "calls.txt")];
  writeFileSync(
    npm,
    `require("fs").appendFileSync(${JSON.stringify(calls)}, process.argv[2] + "\\n"); process.exit(1);`,
  );
  const { stderr } = spawnSync(
    process.execPath,
    ["-e", `import("./scripts/prepare.mjs").then(({ main, ...prepare }) => main(() => ${packages}))`],
    { cwd: folder, encoding: "utf8", env: { ...process.env, npm_execpath: npm } },
  );
  return { stderr, calls: readFileSync(calls, "utf8").trim().split("\n"), folder };
}

test("there is no silent fall-back from npm ci to npm install", () => {
  const { stderr, calls, folder } = prepareWithout("prepare.ensurePackages(process.execPath)");
  expect(calls).toEqual(["ci"]);
  expect(stderr).toContain("could not be installed as package-lock.json says");
  expect(existsSync(path.join(folder, "node_modules", ".installed-lock"))).toBe(false);
});

test("an older machine's Node comes by npm ci too, which checks its hash", () => {
  const older = 'Object.defineProperty(process.versions, "node", { value: "20.0.0" })';
  const { stderr, calls } = prepareWithout(`(${older}, prepare.ensureNode())`);
  expect(calls).toEqual(["ci"]);
  expect(stderr).toContain("ended with 1");
});

test("npm run sbom lists what the product runs with, and nothing of what it is built with", () => {
  const text = execFileSync("npm", ["run", "--silent", "sbom"], { cwd: root, encoding: "utf8" });
  const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: { name: string }[] };
  const names = components.map(({ name }) => name);
  expect(bomFormat).toBe("CycloneDX");
  expect(names).toContain("oidc-provider");
  expect(names).not.toContain("vitest");
});
