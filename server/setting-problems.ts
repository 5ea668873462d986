import type * as z from "zod";

const either = new Intl.ListFormat("en-US", { type: "disjunction" });
const webAddress = "must be an address that begins with https:// or http://";

/** What is wrong with a setting, in an operator's words; a rule's own message comes before these. */
export function settingProblem(issue: z.core.$ZodRawIssue): string | undefined {
  const isText = "origin" in issue && issue.origin === "string";
  const inUnits = (count: unknown) => (isText ? `${count} characters` : String(count));
  if (issue.code === "invalid_type")
    return issue.expected === "int" ? "must be a whole number" : `must be a ${issue.expected}`;
  if (issue.code === "too_small") return `must ${isText ? "have" : "be"} at least ${inUnits(issue.minimum)}`;
  if (issue.code === "too_big") return `must ${isText ? "have" : "be"} at most ${inUnits(issue.maximum)}`;
  if (issue.code === "invalid_value")
    return `must be ${issue.expected === "stringbool" ? "true or false" : either.format(issue.values.map(String)).replace(", or", " or")}`;
  if (issue.code === "invalid_format" && issue.format === "url") return webAddress;
  if (issue.code === "invalid_format" && issue.format === "starts_with")
    return `must begin with ${issue.prefix}`;
  return undefined;
}
