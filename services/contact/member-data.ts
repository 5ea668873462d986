import type { MemberData } from "../../platform/member-data.ts";
import type { ContactStore } from "./store.ts";

/** Whoever owns the address wrote the messages: an account's address is confirmed. */
export const createContactData = (store: ContactStore): MemberData => ({
  name: "contact",
  async collect({ email }) {
    const written = await store.ofWriter(email);
    return written.map(({ name, subject, message, locale, createdAt }) => ({
      name,
      subject,
      message,
      locale,
      createdAt,
    }));
  },
  erase: ({ email }) => store.eraseWriter(email),
});
