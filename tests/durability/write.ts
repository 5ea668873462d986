/** A write that may be interrupted by a kill, and how its outcome is checked. */
import type { Person } from "../../attacks/people.ts";

export interface Reply {
  status: number;
  location: string;
  body: unknown;
}

/** One request to any of the processes; rejects when it was cut off. */
export type Call = (method: string, path: string, options?: CallOptions) => Promise<Reply>;
export interface CallOptions {
  as?: Person | undefined;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export type Fate = "stored" | "lost" | "doubled" | "dead link";
/** Every mail that was sent to this address. */
export type MailsTo = (address: string) => { text: string }[];
/** Requests it, or names the table column that contains the value once. */
export type Check = ((call: Call, mailsTo: MailsTo) => Promise<Fate>) | Row;
export interface Row {
  schema: string;
  table: string;
  column: string;
  value: string;
}

/** Undefined: it was rejected, so nothing need be stored. */
export type Write = (call: Call, nth: number) => Promise<Check | undefined>;

export const storedOrLost = (isStored: boolean): Fate => (isStored ? "stored" : "lost");
export const once = (count: number): Fate => (count === 1 ? "stored" : count === 0 ? "lost" : "doubled");
