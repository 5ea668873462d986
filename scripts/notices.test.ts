import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { licenceTexts } from "./notices/licence-texts.mjs";
import { noticesOf, unweighed } from "./notices.mjs";

const root = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const lockfile = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, { version: string; license?: string; dev?: boolean; os?: string[] }>;
};
const notices = read("THIRD-PARTY-NOTICES.md");

test("THIRD-PARTY notices are made from the lockfile: the file is what npm run notices writes", () => {
  expect(noticesOf(lockfile)).toBe(notices);
});

test("every package that may be installed without --dev is named with its version and licence", () => {
  const shipped = Object.entries(lockfile.packages).filter(([place, { dev }]) => place !== "" && !dev);
  expect(shipped.length).toBeGreaterThan(300);
  for (const [place, { version, license }] of shipped)
    expect(notices).toContain(`| ${place.split("node_modules/").at(-1)} | ${version} | ${license} |`);
});

test("the file is the same on every platform: no folder of a native part is looked into", () => {
  const seen: string[] = [];
  noticesOf(lockfile, {
    filesOf: (place: string) => {
      seen.push(place);
      return readdirSync(path.join(root, place));
    },
    read,
  });
  expect(seen).toContain("node_modules/sharp");
  expect(seen.filter((place) => /sharp-(linux|libvips|wasm)|argon2-|emnapi/.test(place))).toEqual([]);
});

test("another version, another package or another licence changes the file; a licence nobody has looked at is refused", () => {
  const changed = structuredClone(lockfile);
  changed.packages["node_modules/hono"]!.version = "99.0.0";
  expect(noticesOf(changed)).not.toBe(notices);
  expect(unweighed(lockfile)).toEqual([]);
  changed.packages["node_modules/hono"]!.license = "AGPL-3.0-only";
  expect(unweighed(changed).map(({ name }) => name)).toEqual(["hono"]);
});

test("equal licence texts stand once with every copyright line; a clause that begins with (c) is not one", () => {
  const texts: Record<string, string> = {
    "a/LICENSE": "MIT License\n\nCopyright (c) 2020 Ann\n\nDo as you *like*.\n(c) You must retain this.\n",
    "b/LICENSE": "The MIT License (MIT)\r\nCopyright Ben\r\nDo as you like.\r\n(c) You must retain this.",
    "c/LICENSE.md": "Copyright 2021 Cid\n\nDo as you must.",
  };
  const packages = ["a", "b", "c", "d"].map((place) => ({
    place,
    name: place,
    version: "1",
    license: "MIT",
  }));
  const { texts: found, without } = licenceTexts(packages, {
    filesOf: (place: string) =>
      Object.keys(texts).flatMap((file) => (file.startsWith(place) ? [file.slice(2)] : [])),
    read: (file: string) => texts[file]!,
  });
  expect(found).toMatchObject([
    {
      owners: [
        { name: "a", copyrights: ["Copyright (c) 2020 Ann"] },
        { name: "b", copyrights: ["Copyright Ben"] },
      ],
    },
    { owners: [{ name: "c" }] },
  ]);
  expect(found[0]!.body).toBe("Do as you like.\n(c) You must retain this.");
  expect(found[1]).toMatchObject({ isOne: true, whole: "Copyright 2021 Cid\n\nDo as you must." });
  expect(without.map(({ name }) => name)).toEqual(["d"]);
});
