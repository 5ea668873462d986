import type { MemberData } from "../../platform/member-data.ts";
import type { ContactStore } from "./store.ts";

/** Whoever owns the address wrote the messages: an account's addresses are confirmed. */
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
