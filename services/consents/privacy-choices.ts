import {
  type PrivacyChoices,
  type PrivacyPurpose,
  privacyPurposes,
  privacyWordings,
} from "../../contracts/consents.ts";
import { dailyTimeZone, type Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { isActive, isFull, type ReceiptChanges } from "./receipt-changes.ts";
import type { ConsentsStore, Person, Receipt } from "./store.ts";

/** Who decided: a member, whose address it is, or a browser in which somebody entered one. */
export interface Decider {
  email: string;
  proven: boolean;
  /** A member's id. */
  subject?: string;
}

interface ClaimedDecision {
  purpose: PrivacyPurpose;
  wanted: boolean;
  /** By the browser's clock. */
  at: string;
  wording: string;
  locale: Locale;
  place: string;
  proven: boolean;
}
type Decision = Omit<ClaimedDecision, "at"> & { at: Date };

const how = "the privacy choices";

/**
 * A visitor's choices for measurement and marketing, once the person is known. Until then they are stored in the browser
 * only.
 */
export function createPrivacyChoices(options: {
  store: ConsentsStore;
  clock: Clock;
  changes: ReceiptChanges;
  siteName: string;
}) {
  const { store, clock, changes, siteName } = options;

  async function save(tx: Transaction, person: Person, decision: Decision): Promise<void> {
    const { purpose, wanted, at, wording, locale, place, proven } = decision;
    const receipt = await store.give(tx, person.id, {
      purpose,
      partner: siteName,
      wording,
      locale,
      source: `privacy choices: ${place}`,
      rsid: null,
      granted: wanted,
      givenAt: at,
    });
    if (proven) await store.note(tx, [receipt.id], "confirmed", how);
  }

  /** A later refusal by the same person on any device counts in this browser too. */
  const heldBack = (all: Receipt[], at: Date) =>
    all.some(
      ({ granted, givenAt, revokedAt }) =>
        (revokedAt !== null && revokedAt > at) || (!granted && givenAt > at),
    );

  /**
   * A browser whose clock is ahead decided now at the latest; and not before what is on record, should our clock have
   * been set back.
   */
  function decidedAt(claimed: string, all: Receipt[]): Date {
    const known = all.flatMap(({ givenAt, revokedAt }) => [givenAt, revokedAt ?? givenAt]);
    const latest = Math.max(clock.now().getTime(), ...known.map((at) => at.getTime()));
    return new Date(Math.min(Date.parse(claimed), latest));
  }

  async function decide(tx: Transaction, person: Person, claimed: ClaimedDecision): Promise<boolean> {
    const { purpose, wanted, proven } = claimed;
    const all = (await store.receiptsOf(person.id, tx)).filter((one) => one.purpose === purpose);
    const at = decidedAt(claimed.at, all);
    const decision = { ...claimed, at };
    // An unverified visitor and the address's owner decide separately; but the owner's refusal counts for both.
    const own = all.filter(({ confirmedAt }) => proven === (confirmedAt !== null));
    if (wanted) {
      if (heldBack(proven ? own : all, at)) return false;
      if (own.some(isActive)) return true;
      if (isFull(own)) return false;
      await save(tx, person, decision);
      return true;
    }
    const before = own.filter(({ givenAt }) => givenAt <= at);
    const last = before.at(-1);
    await changes.revoke(tx, person, (one) => before.some(({ id }) => id === one.id), how);
    if ((!last || isActive(last)) && !isFull(own)) await save(tx, person, decision);
    return false;
  }

  return {
    /** Whether this person's yes is on record and holds. */
    async agrees({ email, proven }: Decider, purpose: PrivacyPurpose): Promise<boolean> {
      const person = await store.person({ email });
      if (!person) return false;
      const all = (await store.receiptsOf(person.id)).filter((one) => one.purpose === purpose);
      const own = all.filter(({ confirmedAt }) => proven === (confirmedAt !== null));
      return own.some((one) => isActive(one) && !heldBack(proven ? own : all, one.givenAt));
    },
    /** Stores the choices once; returns which of them are in effect. */
    storePrivacyChoices: (
      { email, proven }: Decider,
      { at, place, locale, ...wanted }: PrivacyChoices,
    ): Promise<Record<PrivacyPurpose, boolean>> =>
      store.transaction(async (tx) => {
        const person = await store.hold(tx, email, { locale, timeZone: dailyTimeZone });
        const holds = { measurement: false, marketing: false };
        for (const purpose of privacyPurposes)
          holds[purpose] = await decide(tx, person, {
            purpose,
            wanted: wanted[purpose],
            at,
            wording: privacyWordings[place][purpose][locale],
            locale,
            place,
            proven,
          });
        return holds;
      }),
  };
}
