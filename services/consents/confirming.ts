import type { ConsentToConfirm } from "../../contracts/consents.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { type ConsentLinks, confirmPurpose } from "./consent-mails.ts";
import { isActive, type ReceiptChanges } from "./receipt-changes.ts";
import type { ConsentsStore, Person, Receipt } from "./store.ts";

const isWaiting = (receipt: Receipt): boolean => isActive(receipt) && receipt.confirmedAt === null;

/** What a mail lists: what it was asked for, and what else the same visit still waits for. */
export const toList = (all: Receipt[], requested: readonly string[], rsid: string | null): Receipt[] =>
  all.filter((one) => isWaiting(one) && (requested.includes(one.id) || (rsid !== null && one.rsid === rsid)));

/** What the holder of a mail's link may do: its token names the receipts that this mail listed, and no others. */
export function createConfirming(options: {
  store: ConsentsStore;
  tokens: SignedTokens;
  links: ConsentLinks;
  changes: ReceiptChanges;
}) {
  const { store, tokens, links, changes } = options;

  /** Those of the mail that nobody has taken back. */
  const listedIn = (all: Receipt[], ids: readonly string[]) =>
    all.filter((one) => ids.includes(one.id) && isActive(one));

  async function ownerOf(ids: readonly string[], tx?: Transaction): Promise<Person | undefined> {
    const receipt = await store.receipt(ids[0] ?? "", tx);
    return receipt && store.person({ id: receipt.personId }, tx);
  }

  return {
    async listToConfirm(token: string) {
      const ids = readIds(tokens, token);
      if (typeof ids === "string") return ids;
      const person = await ownerOf(ids);
      const listed = person ? listedIn(await store.receiptsOf(person.id), ids) : [];
      if (!person || listed.length === 0) return "invalid" as const;
      return { email: person.email, receipts: listed.map(toConfirm) };
    },
    /** `chosen`: the receipts that are confirmed, the others of the mail being declined; without it all of them. */
    async confirm(token: string, chosen?: readonly string[]) {
      const ids = readIds(tokens, token);
      if (typeof ids === "string") return ids;
      return store.transaction(async (tx) => {
        const owner = await ownerOf(ids, tx);
        const person = owner && (await store.holdId(tx, owner.id));
        if (!person) return "invalid" as const;
        // Read once they are held: one may have been taken back while this waited.
        const listed = listedIn(await store.receiptsOf(person.id, tx), ids);
        const isChosen = ({ id }: Receipt) => chosen?.includes(id) ?? true;
        if (!listed.some(isChosen)) return "invalid" as const;
        const waiting = listed.filter(isWaiting);
        const confirmed = waiting.filter(isChosen);
        if (confirmed.length > 0) await changes.confirm(tx, person, confirmed, "the link in a letter");
        const leftOut = new Set(waiting.filter((one) => !isChosen(one)).map(({ id }) => id));
        await changes.revoke(tx, person, ({ id }) => leftOut.has(id), "left out when confirming");
        return { email: person.email, locale: person.locale, manageToken: links.manageToken(person.id) };
      });
    },
  };
}

function readIds(tokens: SignedTokens, token: string): string[] | "invalid" | "expired" {
  const read = tokens.read(confirmPurpose, token);
  return typeof read === "string" ? read : read.id.split(",");
}

const toConfirm = ({ id, purpose, partner, wording, locale, confirmedAt }: Receipt): ConsentToConfirm => ({
  id,
  purpose,
  partner,
  wording,
  locale,
  confirmed: confirmedAt !== null,
});
