type Outcome = "tapped" | "fault" | "left out";

/** What is told of one control. */
export interface Told {
  control: string;
  outcome: Outcome;
  /** What it did, what is wrong, or why it was left out. */
  what: string;
}

/** A control of a state of the page that does not come again. */
export const gone = "not there any more";
