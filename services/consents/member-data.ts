import type { Transaction } from "../../platform/database/database.ts";
import { addressesOf, type MemberData } from "../../platform/member-data.ts";
import type { ConsentsStore } from "./store.ts";

/** Consents belong to an address; a member's are those of the member's addresses. */
export function createConsentsData(
  store: ConsentsStore,
  onErase: (email: string, tx: Transaction) => Promise<void>,
): MemberData {
  return {
    name: "consents",
    async collect(member) {
      const held = await Promise.all(addressesOf(member).map((email) => store.everything(email)));
      return held.filter((one) => one !== null);
    },
    erase: (member) =>
      store.transaction(async (tx) => {
        for (const email of addressesOf(member)) {
          await onErase(email, tx);
          await store.erase(tx, email);
        }
      }),
  };
}
