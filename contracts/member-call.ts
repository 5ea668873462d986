import type * as z from "zod/mini";

export interface MemberCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the base; a part with a colon is an id. */
  path: string;
  area: string;
  summary: string;
  /** Answered without an account. */
  open?: true;
  query?: Record<string, string>;
  body?: z.ZodMiniType;
  /** Without one the answer is 204. */
  answer?: z.ZodMiniType;
  /** Refused to members without premium. */
  premium?: true;
  /** Takes the headers that say which of the member's days it counts for. */
  counts?: true;
}

/** Of calls whose answers have names in them. */
export const culture = { culture: "The language of names: en-US or es." };

/** The names of the parts of a path that are ids: "planId" of "/growthplans/:planId/subscriptions". */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type BodyOf<Call> = Call extends { body: infer Body extends z.ZodMiniType } ? Body : undefined;
export type AnswerOf<Call> = Call extends { answer: infer Answer extends z.ZodMiniType } ? Answer : undefined;
