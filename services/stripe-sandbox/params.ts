import * as z from "zod";
import { invalidRequest } from "./faults.ts";
import type { Params } from "./form-params.ts";

/** Values arrive as text; these read them as what they mean. */
export const text = z.string().min(1).max(5000);
export const whole = z
  .string()
  .regex(/^-?\d+$/, "Invalid integer")
  .transform(Number);
export const flag = z.enum(["true", "false"]).transform((written) => written === "true");
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const recurring = z.strictObject({
  interval: z.enum(["day", "week", "month", "year"]),
  interval_count: whole.default(1),
});

const everywhere = { expand: z.array(text).max(20).optional() };
const inLists = { limit: whole.optional(), starting_after: text.optional(), ending_before: text.optional() };

export const body = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...everywhere, ...shape });
export const query = <Shape extends z.ZodRawShape>(shape: Shape) => body({ ...inLists, ...shape });

const dotted = (path: readonly PropertyKey[]) =>
  path.map((part, nth) => (nth === 0 ? String(part) : `[${String(part)}]`)).join("");

/** Reads parameters as strictly as Stripe does: one that is not known is an error, not ignored. */
export function readParams<Schema extends z.ZodType>(schema: Schema, given: Params): z.infer<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  if (issue.code === "unrecognized_keys") {
    const param = dotted([...issue.path, issue.keys[0]!]);
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  }
  const param = dotted(issue.path);
  const present = issue.path.reduce<unknown>((at, key) => (at as Params | undefined)?.[key as string], given);
  if (present === undefined)
    throw invalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  throw invalidRequest(`Invalid ${param}: ${issue.message}`, { code: "parameter_invalid", param });
}
