import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { pages } from "./routes.ts";

const members = pages.filter(({ login }) => login);

test.each(members.map(({ path: at, file }) => [at, file]))(
  "/%s requires login: its module is a memberPage with nothing of anybody in it",
  (_at, file) => {
    const module = readFileSync(path.join(import.meta.dirname, file), "utf8");
    expect(module).toMatch(/export default memberPage\(/);
    expect(module).not.toMatch(/export (const|async function|function) (loader|action)\b/);
  },
);

test("/my-profile is one of them", () => {
  expect(members.map(({ id }) => id)).toContain("my-profile");
});
