import type { Transaction } from "../../platform/database/database.ts";
import { normaliseEmail } from "../../platform/email-address.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { ConsentsStore } from "./store.ts";

/** Consents belong to an address; a member's are those of the member's address. */
export function createConsentsData(
  store: ConsentsStore,
  onErase: (email: string, tx: Transaction) => Promise<void>,
): MemberData {
  const addressOf = (email: string) => normaliseEmail(email) ?? "";
  return {
    name: "consents",
    collect: ({ email }) => store.everything(addressOf(email)),
    erase: ({ email }) =>
      store.transaction(async (tx) => {
        await onErase(addressOf(email), tx);
        await store.erase(tx, addressOf(email));
      }),
  };
}
