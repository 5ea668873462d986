import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import manifest from "../../package.json" with { type: "json" };
import { loadConfig } from "../../server/config.ts";
import { nodeFlags } from "../../server/node-flags.mjs";
import { settingsOf } from "../prepare.mjs";
import { commands, copied, isDeadWeight, isShipped, notAtRunTime } from "./contents.mjs";
import { guideSteps } from "./guide.mjs";
import { launcher } from "./launcher.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

const specifier =
  /^(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']|(?<!path\.)\b(?:import|load|resolve)\(\s*["']([^"']+)["']\s*\)/gm;

/** What is imported by these files and all that they import of the project. */
function graphOf(files: readonly string[]) {
  const seen = new Set<string>();
  const packages = new Map<string, string>();
  const missing: string[] = [];
  const open = files.map((file) => path.join(root, file));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, fixed, called] of readFileSync(file, "utf8").matchAll(specifier)) {
      const name = (fixed ?? called)!;
      if (name.startsWith("node:") || !/^[@.a-z]/.test(name)) continue;
      if (!name.startsWith(".")) {
        packages.set(name.split("/", name.startsWith("@") ? 2 : 1).join("/"), path.relative(root, file));
        continue;
      }
      const target = path.resolve(path.dirname(file), name);
      if (!/\.m?[jt]sx?$/.test(target)) continue;
      if (existsSync(target)) open.push(target);
      else missing.push(`${path.relative(root, file)}: ${name}`);
    }
  }
  return { files: [...seen].map((file) => path.relative(root, file)), packages, missing };
}

const graph = graphOf([...Object.values(commands), "server/run.ts", "services/scripture/cache-texts.ts"]);

test("it runs with production dependencies only: nothing that the server imports is left out", () => {
  expect(graph.missing).toEqual([]);
  expect(graph.packages.size).toBeGreaterThan(20);
  const absent = [...graph.packages].filter(
    ([name]) =>
      !(name in manifest.dependencies) ||
      notAtRunTime.some((left) => name === left || name.startsWith(`${left}/`)),
  );
  expect(absent).toEqual([]);
});

test("the built site imports nothing that is left out", () => {
  const built = globSync("build/server/**/*.js", { cwd: root });
  const names = built.flatMap((file) =>
    [...read(file).matchAll(/^import [^"'\n]*["']([@a-z][^"':]*)["'];$/gm)].map(([, name]) => name!),
  );
  expect(built.length === 0 || names.includes("react-router")).toBe(true);
  expect(names.filter((name) => notAtRunTime.some((left) => `${name}/`.startsWith(`${left}/`)))).toEqual([]);
});

test("every file that the server imports is in the release, and no test is", () => {
  const isIn = (file: string) => copied.some((name) => file === name || file.startsWith(`${name}/`));
  expect(graph.files.filter((file) => !isIn(file) || !isShipped(path.join(root, file)))).toEqual([]);
  expect(isShipped(path.join(root, "server/http.test.ts"))).toBe(false);
  expect(copied.filter((name) => name !== "build" && !existsSync(path.join(root, name)))).toEqual([]);
  expect(["LICENSE.md", "index.js", "index.d.ts", "a.js.map"].map(isDeadWeight)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

/** The launcher with a Node that says how it was called. */
function release() {
  const home = mkdtempSync(path.join(tmpdir(), "wellspring-release-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(path.join(home, "bin"));
  mkdirSync(path.join(home, "scripture"));
  writeFileSync(path.join(home, "scripture/rv1909.text"), "");
  writeFileSync(path.join(home, "VERSION"), "1.2.3 abc\n");
  const node = path.join(home, "bin/node");
  writeFileSync(
    node,
    '#!/bin/sh\necho "$$ $DATA_DIR $MALLOC_ARENA_MAX $(printenv NODE_COMPILE_CACHE || echo none) $*"\n',
  );
  const file = path.join(home, "bin/wellspring");
  writeFileSync(file, launcher());
  for (const each of [node, file]) chmodSync(each, 0o755);
  return { home, file, env: { PATH: process.env.PATH, DATA_DIR: home } };
}

test("bin/wellspring becomes the server: no wrapper process stays", async () => {
  const { home, file, env } = release();
  const child = spawn(file, ["start"], { env });
  let said = "";
  for await (const chunk of child.stdout) said += chunk;
  expect(said).toBe(
    `${child.pid} ${home} 2 ${home}/compile-cache ${nodeFlags.join(" ")} ${home}/server/main.ts\n`,
  );
});

test("a command gets its arguments; an unknown one is one line and exit code 2", () => {
  const { home, file, env } = release();
  const role = spawnSync(file, ["role", "grant", "a b"], { env, encoding: "utf8" });
  expect(role.stdout).toMatch(new RegExp(` none .*${home}/server/role-command.ts grant a b\n$`));
  const unknown = spawnSync(file, ["fly"], { env, encoding: "utf8" });
  expect([unknown.status, unknown.stdout, unknown.stderr.trim().split("\n").length]).toEqual([2, "", 1]);
  expect(spawnSync(file, ["--version"], { env, encoding: "utf8" }).stdout).toBe("1.2.3 abc\n");
});

const settings = new Set(
  [...read(".env.example").matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!),
);
const known = (name: string) => settings.has(name) || name === "ENV_FILE";

test("ENV_FILE names the file with the settings, so that a new release leaves them where they are", () => {
  const { home } = release();
  writeFileSync(path.join(home, "settings"), "SITE_NAME=Brook\n");
  vi.stubEnv("ENV_FILE", path.join(home, "settings"));
  vi.stubEnv("SITE_NAME", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(loadConfig(root).SITE_NAME).toBe("Brook");
  expect(settingsOf().SITE_NAME).toBe("Brook");
  vi.stubEnv("ENV_FILE", path.join(home, "mistyped"));
  expect(() => loadConfig(root)).toThrow("mistyped: there is no such file");
});

test("unit, image and compose file name settings that exist", () => {
  const unit = [...read("deploy/wellspring.service").matchAll(/^Environment=(\w+)=/gm)].map(
    ([, name]) => name!,
  );
  const image = read("deploy/Containerfile");
  const defaults = [...(/^ENV (.+)$/m.exec(image)?.[1] ?? "").matchAll(/(\w+)=/g)].map(([, name]) => name!);
  const { services } = parse(read("deploy/compose.yaml")) as {
    services: Record<string, { environment?: Record<string, string>; read_only?: boolean }>;
  };
  const names = [...unit, ...defaults, ...Object.keys(services.site!.environment!)];
  expect(names).toEqual(expect.arrayContaining(["DATA_DIR", "HOST", "TRUSTED_PROXIES"]));
  expect(names.filter((name) => !known(name))).toEqual([]);
  expect(Object.keys(services).sort()).toEqual(["database", "proxy", "site"]);
  expect(services.site!.read_only).toBe(true);
  expect(image).toMatch(/^USER 10001/m);
  expect(image).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
});

test("the guide takes four steps, with settings and commands that exist", () => {
  const guide = read("docs/deploy.md");
  expect(guideSteps(guide, "step").map(({ title }) => title[0])).toEqual(["1", "2", "3", "4"]);
  const named = [...guide.matchAll(/(?:`|\\n|')([A-Z]+(?:_[A-Z]+)+)(?==|`)/g)].map(([, name]) => name!);
  expect(named).toContain("TRUSTED_PROXIES");
  expect(named.filter((name) => !known(name) && name !== "DATABASE_PASSWORD")).toEqual([]);
  const called = [...guide.matchAll(/bin\/wellspring ([a-z-]+)/g)].map(([, name]) => name!);
  expect(called.filter((name) => !name.startsWith("--") && !(name in commands))).toEqual([]);
});
