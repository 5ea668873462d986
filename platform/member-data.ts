import { normalizeEmail } from "../contracts/email-address.ts";

/** Whose data is asked for. */
export interface DataSubject {
  /** The account's id, as its tokens name it. */
  subject: string;
  /** The account's address, then its former ones, as long as nobody else has shown that one is theirs. */
  emails: readonly string[];
}

/** What each service exports of a member's data on request, and deletes with the account. */
export interface MemberData {
  /** The file's name in the archive and its heading, such as "growth-plans". */
  name: string;
  /** Everything held, as plain JSON. */
  collect(member: DataSubject): Promise<unknown>;
  /** Safe to repeat: what is gone stays gone. */
  erase(member: DataSubject): Promise<void>;
  /**
   * The member has asked for deletion, or stays after all: what goes on by itself and costs money stops at once, and goes on
   * again. Safe to repeat.
   */
  leaving?(member: DataSubject, leaves: boolean): Promise<void>;
}

/** The addresses in the normalized form that services store. */
export const addressesOf = ({ emails }: Pick<DataSubject, "emails">): string[] =>
  emails.flatMap((email) => normalizeEmail(email) ?? []);
