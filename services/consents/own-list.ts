import type { ConsentOverview } from "../../contracts/consents.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { ReceiptChanges } from "./receipt-changes.ts";
import { type ConsentsStore, type Person, toReceipt } from "./store.ts";

/** The list's owner: the holder of an e-mail link, or a member with a known address. */
export type ListKey = { token: string } | { email: string };

/** What somebody has agreed to and declined, for themselves. */
export function createOwnList(options: {
  store: ConsentsStore;
  tokens: SignedTokens;
  changes: ReceiptChanges;
}) {
  const { store, tokens, changes } = options;

  async function ownerOf(
    key: ListKey,
    tx?: Transaction,
  ): Promise<Person | undefined | "invalid" | "expired"> {
    if ("email" in key) return store.person(key, tx);
    const read = tokens.read("consent-manage", key.token);
    return typeof read === "string" ? read : ((await store.person({ id: read.id }, tx)) ?? "invalid");
  }

  return {
    async overview(key: ListKey): Promise<ConsentOverview | "invalid" | "expired"> {
      const person = await ownerOf(key);
      if (typeof person === "string") return person;
      const email = person?.email ?? ("email" in key ? key.email : "");
      const all = person ? await store.receiptsOf(person.id) : [];
      return { email, consents: all.reverse().map(toReceipt) };
    },
    revoke: (key: ListKey, receiptId: string): Promise<"done" | "unknown" | "invalid" | "expired"> =>
      store.transaction(async (tx) => {
        const found = await ownerOf(key, tx);
        if (typeof found === "string") return found;
        const person = found && (await store.holdId(tx, found.id));
        const receipt = person && (await store.receiptsOf(person.id, tx)).find(({ id }) => id === receiptId);
        if (!receipt) return "unknown";
        await changes.revoke(tx, person, ({ id }) => id === receiptId, "the list of consents");
        return "done";
      }),
  };
}
