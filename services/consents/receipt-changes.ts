import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { ConsentsStore, Person, Receipt } from "./store.ts";

export interface ReceiptChangesOptions {
  store: ConsentsStore;
  clock: Clock;
  /** The newsletter begins or ends for someone; what it writes is part of the same transaction. */
  onNewsletter(person: Person, on: boolean, tx: Transaction): Promise<void>;
}

export type ReceiptChanges = ReturnType<typeof createReceiptChanges>;

/** A yes that nobody has taken back. */
export const isActive = ({ granted, revokedAt }: Receipt): boolean => granted && revokedAt === null;

/** Anybody can enter an address; so many receipts of one purpose may wait for its owner, who has no such bound. */
const maxUnconfirmed = 50;
export const isFull = (ofOnePurpose: Receipt[]): boolean =>
  ofOnePurpose.filter(({ confirmedAt }) => confirmedAt === null).length >= maxUnconfirmed;

const isNewsletter = ({ purpose }: Receipt): boolean => purpose === "newsletter";
const idsOf = (receipts: Receipt[]) => receipts.map(({ id }) => id);

/** What happens to a receipt after it was given, and what follows from it. */
export function createReceiptChanges({ store, clock, onNewsletter }: ReceiptChangesOptions) {
  return {
    async confirm(tx: Transaction, person: Person, pending: Receipt[], how: string): Promise<void> {
      await store.note(tx, idsOf(pending), "confirmed", how);
      if (!person.confirmedAt) await store.change(tx, person.id, { confirmedAt: clock.now() });
      if (pending.some(isNewsletter)) await onNewsletter(person, true, tx);
    },
    async revoke(
      tx: Transaction,
      person: Person,
      which: (receipt: Receipt) => boolean,
      how: string,
    ): Promise<void> {
      const active = (await store.receiptsOf(person.id, tx)).filter(isActive);
      const revoked = active.filter(which);
      await store.note(tx, idsOf(revoked), "revoked", how);
      if (!revoked.some(isNewsletter)) return;
      const hasOther = active.some((one) => isNewsletter(one) && one.confirmedAt && !revoked.includes(one));
      if (!hasOther) await onNewsletter(person, false, tx);
    },
  };
}
