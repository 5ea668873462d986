import { createHash, randomUUID } from "node:crypto";
import { type ConsentPurpose, consentWordings } from "../../contracts/consents.ts";
import { type MailWordsNow, wordsInCode } from "../../contracts/mail-words.ts";
import type { Locale } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { sendOnce } from "../../platform/mail/send-once.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { createConfirming, toList } from "./confirming.ts";
import {
  type ConsentLinks,
  type ConsentMailKind,
  composeConsentMail,
  consentWords,
} from "./consent-mails.ts";
import { createOwnList } from "./own-list.ts";
import { createPrivacyChoices } from "./privacy-choices.ts";
import { createReceiptChanges, isActive, isFull, type ReceiptChangesOptions } from "./receipt-changes.ts";
import type { ConsentsStore, Given, Person, Receipt } from "./store.ts";

export interface ConsentsOptions extends Pick<ReceiptChangesOptions, "onNewsletter"> {
  store: ConsentsStore;
  clock: Clock;
  jobs: Jobs;
  tokens: SignedTokens;
  links: ConsentLinks;
  mailer: Pick<Mailer, "send" | "sendsOnce">;
  /** Without it mails say what the code has. */
  mailWords?: MailWordsNow;
  siteName: string;
  mailHost: string;
  /** Other lists with one-click unsubscribe. */
  otherLists?: Record<string, (id: string) => Promise<void>>;
}

interface Subscribing {
  email: string;
  locale: Locale;
  timeZone: string;
  source: string;
  rsid?: string | undefined;
}

export type Consents = ReturnType<typeof createConsents>;

const mailKind = "consents.letter";
const requestKind = "consents.asked";

/** What anybody may ask for with nothing but an address. */
type QueuedRequest =
  | ({ what: "newsletter" } & Subscribing)
  | { what: "manage-link"; email: string; locale: Locale };
/** A mail that was asked for, of some receipts and in some visit; what it lists is decided when it is written. */
interface RequestedMail {
  kind: ConsentMailKind;
  locale: Locale;
  receiptId?: string;
  others?: string[];
  rsid?: string | null;
}
/** E-mails per address and day that anyone can trigger. */
const mailsADay = 3;
const dayMs = 86_400_000;

/** What was confirmed, or waits for the mail of the same visit; what a stranger gave in another visit does not count. */
const isSame = (one: Receipt, given: Given): boolean =>
  isActive(one) &&
  one.purpose === given.purpose &&
  one.partner === given.partner &&
  one.wording === given.wording &&
  (one.confirmedAt !== null || (one.rsid !== null && one.rsid === given.rsid));

export function createConsents(options: ConsentsOptions) {
  const { store, clock, jobs, tokens, links, mailer, siteName, mailHost } = options;
  const { mailWords = wordsInCode } = options;
  const changes = createReceiptChanges(options);

  const wordingOf = (purpose: keyof typeof consentWordings, locale: Locale) => ({
    purpose,
    partner: siteName,
    wording: consentWordings[purpose][locale],
    locale,
  });

  /** Queues an e-mail, unless the address has reached its daily limit. */
  async function write(tx: Transaction, person: Person, mail: RequestedMail, requestKey?: string) {
    const now = clock.now();
    const fresh = Math.abs(now.getTime() - person.mailsSince.getTime()) > dayMs;
    const mails = fresh ? 1 : person.mails + 1;
    if (mails > mailsADay) return;
    const mailsSince = fresh ? now : person.mailsSince;
    await store.change(tx, person.id, { mails, mailsSince });
    // A request that is handled again after a crash has one e-mail all the same.
    const key = requestKey ?? `${person.id}:${mailsSince.getTime()}:${mails}`;
    await jobs.add({ kind: mailKind, key, payload: { ...mail, personId: person.id } }, tx);
  }

  jobs.handle<{ personId: string } & RequestedMail>(
    mailKind,
    async (job) => {
      const { personId, kind, receiptId, others = [], rsid = null, locale } = job.payload;
      const person = await store.person({ id: personId });
      if (!person) return;
      // Fixed now, and named by the link: what is accepted from here on needs another mail.
      const listed = receiptId ? toList(await store.receiptsOf(personId), [receiptId, ...others], rsid) : [];
      if (kind === "confirm" && listed.length === 0) return;
      const words = await mailWords(`consent-${kind}`, locale, consentWords[locale][kind]);
      const mail = composeConsentMail({ kind, words, person, receipts: listed, locale, siteName, links });
      const messageId = `<consent-${createHash("sha256").update(job.key).digest("hex").slice(0, 32)}@${mailHost}>`;
      await sendOnce(job, mailer, { ...mail, to: { address: person.email }, messageId }, "repeat");
    },
    // Somebody waits for it: a mail server that is away for a day only delays it.
    { maxAttempts: 32 },
  );

  const subscribe = (
    { email, locale, timeZone, source, rsid }: Subscribing,
    requestKey: string,
  ): Promise<void> =>
    store.transaction(async (tx) => {
      const person = await store.hold(tx, email, { locale, timeZone });
      if (!person.confirmedAt) await store.change(tx, person.id, { locale, timeZone });
      const active = (await store.receiptsOf(person.id, tx)).find(
        (one) => one.purpose === "newsletter" && isActive(one),
      );
      const given = { ...wordingOf("newsletter", locale), source, rsid: rsid ?? null };
      const receipt = active ?? (await store.give(tx, person.id, given));
      const kind = receipt.confirmedAt ? "already" : "confirm";
      await write(tx, person, { kind, receiptId: receipt.id, rsid: rsid ?? null, locale }, requestKey);
    });

  const sendManageLink = (email: string, locale: Locale, requestKey: string): Promise<void> =>
    store.transaction(async (tx) => {
      const person = await store.person({ email }, tx);
      const held = person && (await store.holdId(tx, person.id));
      if (held) await write(tx, held, { kind: "manage", locale }, requestKey);
    });

  // Looked up after responding, so that timing does not reveal whether an address is known.
  jobs.handle<QueuedRequest>(requestKind, ({ payload, key }) =>
    payload.what === "newsletter"
      ? subscribe(payload, key)
      : sendManageLink(payload.email, payload.locale, key),
  );
  const addRequest = async (request: QueuedRequest): Promise<void> => {
    await jobs.add({ kind: requestKind, key: randomUUID(), payload: request });
  };

  return {
    ...createOwnList({ store, tokens, changes }),
    ...createConfirming({ store, tokens, links, changes }),
    ...createPrivacyChoices({ store, clock, changes, siteName }),
    /** Requests the newsletter. The caller learns nothing about the address: its owner gets an e-mail. */
    subscribe: (wish: Subscribing) => addRequest({ what: "newsletter", ...wish }),

    /** Stores consents given at once with an unverified address; its owner is asked to confirm them by one e-mail. */
    async give(
      tx: Transaction,
      owner: { email: string; timeZone: string },
      given: readonly Given[],
    ): Promise<void> {
      const [{ locale, rsid } = {}] = given;
      if (!locale) return;
      const person = await store.hold(tx, owner.email, { locale, timeZone: owner.timeZone });
      const stored = await store.receiptsOf(person.id, tx);
      const added: Receipt[] = [];
      for (const one of given) {
        const all = [...stored, ...added];
        if (isFull(all.filter(({ purpose }) => purpose === one.purpose))) continue;
        if (!all.some((other) => isSame(other, one))) added.push(await store.give(tx, person.id, one));
      }
      const [receiptId, ...others] = added.map(({ id }) => id);
      if (receiptId)
        await write(tx, person, { kind: "confirm", receiptId, others, rsid: rsid ?? null, locale });
    },
    /** Revokes what was given in a visit, by the same visitor. */
    async withdraw(tx: Transaction, email: string, partner: string, rsid: string | null): Promise<void> {
      const person = await store.person({ email }, tx);
      if (person)
        await changes.revoke(
          tx,
          person,
          (one) =>
            one.purpose === "partner" &&
            one.partner === partner &&
            one.rsid === rsid &&
            // Anybody can say it in no visit.
            (rsid !== null || one.confirmedAt === null),
          "the same visit",
        );
    },

    async unsubscribe(token: string, how: "one click" | "the page"): Promise<"done" | "invalid"> {
      const read = tokens.read("unsubscribe", token);
      if (typeof read === "string") return "invalid";
      const mark = read.id.indexOf(":");
      const [list, id] = [read.id.slice(0, mark), read.id.slice(mark + 1)];
      if (list !== "newsletter") {
        await options.otherLists?.[list]?.(id);
        return "done";
      }
      await store.transaction(async (tx) => {
        const person = await store.holdId(tx, id);
        if (person) await changes.revoke(tx, person, ({ purpose }) => purpose === "newsletter", how);
      });
      return "done";
    },

    /** Sends the link to the list of consents if the address has any; the response does not say. */
    sendManageLink: (email: string, locale: Locale) => addRequest({ what: "manage-link", email, locale }),

    /** A member's own choice; the address is known to be theirs. */
    async setByMember(
      tx: Transaction,
      owner: { email: string; locale: Locale; timeZone: string },
      purpose: keyof typeof consentWordings,
      on: boolean,
    ): Promise<Person> {
      const person = await store.hold(tx, owner.email, owner);
      const active = (await store.receiptsOf(person.id, tx)).find(
        (one) => one.purpose === purpose && isActive(one) && one.confirmedAt,
      );
      if (on === Boolean(active)) return person;
      if (!on) {
        await changes.revoke(tx, person, (one) => one.purpose === purpose, "the member's settings");
        return person;
      }
      const given = { ...wordingOf(purpose, owner.locale), source: "my-profile", rsid: null };
      const receipt = await store.give(tx, person.id, given);
      await changes.confirm(tx, { ...person, ...owner }, [receipt], "the member's settings");
      return person;
    },
    async has(email: string, purpose: ConsentPurpose): Promise<boolean> {
      const person = await store.person({ email });
      if (!person) return false;
      return (await store.receiptsOf(person.id)).some(
        (one) => one.purpose === purpose && isActive(one) && one.confirmedAt !== null,
      );
    },
  };
}
