import type { MemberData } from "../../platform/member-data.ts";
import type { ContactStore } from "./store.ts";

/** Messages belong to the owner of their address: an account's addresses are confirmed. */
export const createContactData = (store: ContactStore): MemberData => ({
  name: "contact",
  async collect({ emails }) {
    const written = await store.ofWriter(emails);
    return written.map(({ name, subject, message, locale, createdAt }) => ({
      name,
      subject,
      message,
      locale,
      createdAt,
    }));
  },
  erase: ({ emails }) => store.eraseWriter(emails),
});
