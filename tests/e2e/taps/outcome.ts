type Outcome = "tapped" | "fault" | "left out";

/** The result for one control. */
export interface TapResult {
  control: string;
  outcome: Outcome;
  /** What it did, what is wrong, or why it was left out. */
  what: string;
  /** How long it took until something was seen, on this machine. */
  ms?: number;
}

/** A control of a state of the page that does not come again, not even for a new reader. */
export const gone = "not there any more";
export const listed = "one of a list of equals";
/** Found in its place, but not followed again. */
export const followedBefore = "a link in its place, followed for another reader or on another page";

/** Unlimited by design: an equivalent control is tapped. */
const unbounded = new Set([listed, followedBefore, "the developer's bar"]);

/** How many controls of one page may be left out for a reason. */
const bounds: Record<string, number> = {
  disabled: 6,
  "chosen already": 12,
  "opens another program": 4,
  "leads to another site": 12,
  "leads to the page it is on": 4,
  // The answers of a quiz go with their question.
  [gone]: 6,
};

/** Equals in other states of the page, such as the current page of each list or an answer that was given, count once. */
const kinds = (results: TapResult[]) =>
  new Set(results.map(({ control }) => control.replace(/\d+/g, "#").replace(/\(.*\)/, ""))).size;

/** Reasons for which more was left out than may be: leaving out is for what cannot be tapped, not for what is hard to reach. */
export const tooMany = (results: TapResult[]): string[] =>
  [
    ...Map.groupBy(
      results.filter(({ outcome }) => outcome === "left out"),
      ({ what }) => what,
    ),
  ]
    .filter(([what, all]) => !unbounded.has(what) && kinds(all) > (bounds[what] ?? 0))
    .map(([what, all]) => `${what}: ${all.map(({ control }) => control).join(", ")}`);
