// The trade's words in names: an identifier or a file name with an old private word is an error, which says what to use.
import { globSync, readFileSync } from "node:fs";

/** Words of a name, in lower case and with spaces between them, and what to say instead. */
const instead = {
  accompany: "a background task",
  asked: "requested, or the name of what it is",
  "bring in line": "syncFromStripe, reconcile",
  "carry out": "applyMark",
  companions: "tasks",
  doubt: "rejectReason",
  doubtful: "what is wrong with it",
  enough: "minX",
  errand: "mailJob",
  errands: "mailJobs",
  favourite: "favorite",
  favourites: "favorites",
  "go along": "the name of what it does",
  "go by": "the name of what it does",
  hopeless: "permanentErrors",
  judge: "validate",
  keepsake: "favorite",
  kept: "cached, stored or saved",
  least: "minX",
  ours: "the name of what it is",
  patience: "timeoutMs",
  "pay for one": "cancelDuplicateSubscriptions",
  "role keeper": "role-sync",
  settle: "sync",
  shelf: "cards",
  "tell error": "describeError",
  told: "reported, sent",
  underway: "inProgress, inFlight",
  wake: "hydrate",
};

/** "at least" is the trade's. */
const allowed = / at least /;

const token =
  /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<name>[A-Za-z$][\w$]*)/g;
const wordsOf = (name) =>
  ` ${name
    .split(/(?<=[a-z0-9])(?=[A-Z])|\W/)
    .join(" ")
    .toLowerCase()} `;

function objection(name) {
  const words = wordsOf(name).replace(allowed, " ");
  const old = Object.keys(instead).find((word) => words.includes(` ${word} `));
  return old && `"${name}" has the old word "${old}"; use: ${instead[old]}.`;
}

/** Names in code only: text and comments may use any word, and so may keys of messages, which have an underscore. */
const namesIn = (text) =>
  new Set(
    [...text.matchAll(token)].flatMap(({ groups: { name } }) => (name && !name.includes("_") ? [name] : [])),
  );

const folders = "attacks,benchmarks,contracts,platform,scripts,server,services,site,tests";
const files = globSync(`{${folders}}/**/*.{ts,tsx,mjs}`).filter(
  (file) => !/paraglide|^scripts.words\.mjs$/.test(file),
);
if (files.length < 1000) throw new Error(`Only ${files.length} sources were found.`);
const problems = files.flatMap((file) =>
  [file, ...namesIn(readFileSync(file, "utf8"))].flatMap((name) => {
    const problem = objection(name);
    return problem ? [`${file}: ${problem}`] : [];
  }),
);
if (problems.length > 0) {
  console.error([...problems, 'The words of the code are in CONTRIBUTING.md, "Words".'].join("\n"));
  process.exit(1);
}
console.log(`The names in ${files.length} files are the trade's.`);
