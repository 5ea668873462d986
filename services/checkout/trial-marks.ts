import { createHash } from "node:crypto";
import { trialMarkDays } from "../../contracts/checkout.ts";
import type { KeyRing } from "../../platform/sealing.ts";
import { mailboxOf } from "./mailbox.ts";

export type HashRing = Pick<KeyRing, "hashes">;
type MarkKind = "member" | "address" | "card";

/** What somebody is known by: the mark that is stored, then those that were stored with older keys, or with none. */
export type Mark = readonly [string, ...string[]];

const dayMs = 86_400_000;

/** Without a key, as they were before: whoever knows an address could find out whether it is here. */
const openMark = (kind: MarkKind, value: string) =>
  `${kind}:${createHash("sha256").update(`${kind}:${value}`).digest("hex")}`;
export const isOpen = (mark: string): boolean => /^[a-z]+:[0-9a-f]{64}$/.test(mark);

/** Of an open mark the keyed one can be made, though nobody knows any more what it was made of. */
function keyed(ring: HashRing, open: string): Mark {
  const kind = kindOf(open);
  const [own, ...older] = ring.hashes(open, "free trial").map((hash) => `${kind}=${hash}`);
  return [own!, ...older];
}
export const closeMark = (ring: HashRing, open: string): string => keyed(ring, open)[0];

export const kindOf = (mark: string): MarkKind => mark.split(/[:=]/, 1)[0] as MarkKind;

/** Marks of a person who has had a free trial: keyed hashes, from which neither address nor card can be read. */
export const createMarks = (ring: HashRing) => {
  const mark = (kind: MarkKind, value: string): Mark => {
    const open = openMark(kind, value);
    return [...keyed(ring, open), open];
  };
  return {
    member: (subject: string): Mark => mark("member", subject),
    address: (email: string): Mark => mark("address", mailboxOf(email)),
    card: (fingerprint: string): Mark => mark("card", fingerprint),
  };
};

export const marksEnd = (now: Date): Date => new Date(now.getTime() + trialMarkDays * dayMs);
