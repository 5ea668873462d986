/** The things a member puts a mark on. The words for the calls are in mark-calls.ts, which members alone load. */
export interface Mark {
  kind: "plan" | "lesson" | "reading" | "prompt" | "section" | "follow" | "favourite";
  /** What the list belongs to: the plan of a lesson, the devotional or channel of a reading, the lesson of a prompt, the study guide of a section. */
  of?: string;
  /** A section also names its lesson. */
  within?: string;
  item: string;
}

/** A list of the member's. Study guides are listed by the server: they have no mark of their own. */
export interface MarkList extends Pick<Mark, "of"> {
  kind: Mark["kind"] | "guide";
}

export const listOf = ({ kind, of = "" }: MarkList): string => `${kind} ${of}`.trim();
