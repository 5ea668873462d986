/**
 * `npm test`, the gate, decides about every change, so it has what is quick and gives the same answer every time. `npm run
 * test:all` is the whole proof, and so is what is run by hand.
 */
export const isGate = process.env.TEST_TIER === "gate";
export const isWhole = !isGate;

/** Vitest's files that the gate leaves out. */
export const filesOfWholeProof = isWhole
  ? []
  : [
      // Kill processes again and again, or attack a running site for minutes.
      "tests/attacks/**",
      // A stand-in of theirs, with fewer of everything, stays.
      "tests/umbraco/commands.test.ts",
    ];

/** Browser tests that the gate leaves out: whole files, and single tests that have this tag. */
export const browserFilesOfWholeProof = isWhole
  ? []
  : [
      "**/exclusive/{ads,guide-reminders,reminders,seven-mornings,third-parties}.spec.ts",
      "**/{backend-away,begin-here,collector,creators,first-visit,landing-offer,large-letters,listen}.spec.ts",
      "**/{operator,reading-comfort,translation,two-step}.spec.ts",
    ];
export const tagOfWholeProof = "@whole";

/** Some of many alike: the first ones in the gate. */
export const sampleOf = <T>(all: readonly T[], count: number): readonly T[] =>
  isWhole ? all : all.slice(0, count);
