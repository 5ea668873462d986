// What failed is tried once more, alone: a test that fails by chance does not hold up good work, and is named aloud.
/** More than these are no accident. */
export const maxFirstFailures = 5;

/** Where chance may not decide: money, identity, the database and what members store must pass three times of three. */
const needsThree = new RegExp(
  [
    "checkout|purchase|premium|stripe|deals|offers",
    "identity|sign-in|sign-up|front-door|two-step|account|credential|authoris|access|attacks|limits|signed-tokens|sealing",
    "member|journal|prayer-list|groups|favorites|growth-plans|study-guides|courses|trivia|today|streaks|offline",
    "consent|capture|leads|newsletter|notifications|push|mail|reminders",
    "database|durability|jobs|backup|retention|migrat|contract",
    "studio",
  ].join("|"),
);

export const timesFor = (file) => (needsThree.test(file) ? 3 : 1);

/**
 * A browser test that did not run because one before it failed has not passed either.
 * @param {import("./runners.mjs").TestReport[]} tests
 */
export function firstFailures(tests) {
  const failed = tests.filter(({ status }) => status === "failed");
  const files = new Set(failed.map(({ file }) => file));
  const left = tests.filter(({ status, file }) => status === "skipped" && files.has(file));
  const skipped = tests.filter(({ status, file }) => status === "skipped" && !files.has(file));
  return { failed, left, skipped };
}

/**
 * @param {import("./runners.mjs").Runner} runner
 * @param {import("./runners.mjs").TestReport[]} tests of one file and project
 * @param {(line: string) => void} announce
 * @returns {Promise<string | undefined>} why they are refused
 */
async function tryFile(runner, tests, announce) {
  const [{ file, project }] = tests;
  const lines = [...new Set(tests.flatMap(({ line }) => line ?? []))];
  const times = timesFor(file);
  for (let nth = 1; nth <= times; nth++) {
    announce(`second try, alone: ${file}${times > 1 ? ` (${nth} of ${times})` : ""}`);
    const { tests: now, crash } = await runner({ file, project, lines });
    if (crash) return crash;
    const bad = now.find(({ status }) => status !== "passed");
    if (bad) return `Failed again: ${bad.name}\n${bad.error}`;
    const missing = tests.find(({ name }) => !now.some((one) => one.name === name));
    // A file that could not be loaded has its own name as a test's.
    if (missing && missing.name !== missing.file) return `Did not run again: ${missing.name}`;
  }
  return undefined;
}

/**
 * @param {import("./runners.mjs").Runner} runner
 * @param {import("./runners.mjs").TestReport[]} tests what failed, or did not run for it
 * @param {(line: string) => void} [announce]
 * @returns {Promise<{ flaky: TestReport[], refused: TestReport[] }>}
 */
export async function tryAgain(runner, tests, announce = () => {}) {
  const groups = new Map();
  for (const test of tests) {
    const key = `${test.project ?? ""} ${test.file}`;
    groups.set(key, [...(groups.get(key) ?? []), test]);
  }
  const flaky = [];
  const refused = [];
  for (const group of groups.values()) {
    const why = await tryFile(runner, group, announce);
    if (why) refused.push(...group.map((test) => ({ ...test, error: `${test.error}\n${why}` })));
    else flaky.push(...group.filter(({ status }) => status === "failed"));
  }
  return { flaky, refused };
}
