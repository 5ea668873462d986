import { memberCodes } from "../../contracts/member-paths.ts";
import { Refusal } from "../../platform/problem.ts";

export const unknownContent = (what: string) =>
  new Refusal(404, memberCodes.unknownContent, `There is no such ${what}.`);
export const invalid = (detail: string) => new Refusal(400, memberCodes.invalid, detail);
