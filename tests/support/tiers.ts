/**
 * `npm test`, the gate, decides about every change, so it has what is quick and gives the same answer every time. `npm run
 * test:all` is the whole proof, and so is what is run by hand.
 */
export const isGate = process.env.TEST_TIER === "gate";
export const isWhole = !isGate;

/** Vitest's files that the gate leaves out: long lives of processes, and what a smaller test of the same proves there. */
export const filesOfWholeProof = isWhole
  ? []
  : [
      "tests/attacks/{attacks,previews}.test.ts",
      "tests/durability/{durability,purchase}.test.ts",
      "tests/umbraco/{commands,pages,preview,source}.test.ts",
      "scripts/{content-dir,release}.test.ts",
      "scripts/release/release.test.ts",
      "server/{backup,database-away,dev,mail-links,migrate-command,operator-command,process,renamed-site}.test.ts",
      "server/{sign-in-processes,two-processes}.test.ts",
      "server/{cluster/processes,doctor/doctor,watch/traces}.test.ts",
      // What pages of every kind have in common is proved by tests/site/routes.test.ts.
      "server/former-addresses.test.ts",
      "server/feeds/share-cards/share-cards.test.ts",
      "tests/site/{found-once,site-words}.test.ts",
      // That every JSON is read by the one reader is proved by contracts/plain-json.test.ts.
      "tests/site/unwritable-json.test.ts",
      "server/watch/cluster-metrics.test.ts",
      // Judge time, which only a quiet machine can say.
      "server/slow-reader.test.ts",
      "services/{content/hostile-text,scripture/hostile-references}.test.ts",
      "site/features/reading/hostile-body.test.ts",
    ];

/** The studio's tests that the gate leaves out: the whole library through it, and the site behind it once more. */
export const studioFilesOfWholeProof = isWhole ? [] : ["tests/{shipped,slug-on-site}.test.ts"];

/** Browser tests that the gate leaves out: whole files, and single tests that have this tag. */
export const browserFilesOfWholeProof = isWhole
  ? []
  : [
      "**/exclusive/{ads,guide-reminders,reminders,seven-mornings,third-parties}.spec.ts",
      "**/{backend-away,begin-here,collector,creators,first-visit,groups,landing-offer}.spec.ts",
      "**/{large-letters,left-off,listen,member-service,operator,reading-comfort}.spec.ts",
      "**/{scripture-wheel,sharing,translation,two-step}.spec.ts",
    ];
export const tagOfWholeProof = "@whole";

/** Some of many alike: in the gate so many of them, from all over the list. */
export const spreadOf = <T>(all: readonly T[], count: number): readonly T[] =>
  isWhole ? all : all.filter((_one, nth) => nth % Math.ceil(all.length / count) === 0);

/** Some of many alike: the first ones in the gate. */
export const sampleOf = <T>(all: readonly T[], count: number): readonly T[] =>
  isWhole ? all : all.slice(0, count);
