import { memberCodes } from "../../contracts/member-paths.ts";

/** Thrown by a rule; the app answers it as a problem. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

export const unknownContent = (what: string) =>
  new Refusal(404, memberCodes.unknownContent, `There is no such ${what}.`);
export const invalid = (detail: string) => new Refusal(400, memberCodes.invalid, detail);
