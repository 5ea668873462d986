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
