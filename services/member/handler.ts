import type * as z from "zod";
import type { AnswerOf, BodyOf } from "../../contracts/member-call.ts";
import type { MemberCallName, memberCalls } from "../../contracts/member-calls.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Bearer } from "../../platform/bearer.ts";

type Calls = typeof memberCalls;
type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : undefined;

/** One request, as far as a rule needs to know it. */
export interface MemberRequest<Body = undefined> {
  member: Bearer;
  /** Parsed by the call's own schema. */
  body: Body;
  locale: Locale;
  request: Request;
  /** A part of the path, as an id in lower case; what is no id names nothing, which is a 404. */
  id(name: string): string;
  query(name: string): string | undefined;
}

export type Handlers = {
  [Name in MemberCallName]: (
    call: MemberRequest<Output<BodyOf<Calls[Name]>>>,
  ) => Promise<Input<AnswerOf<Calls[Name]>>>;
};
