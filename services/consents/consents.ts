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
/** E-mails per address and day that anyone can trigger. */
const mailsADay = 3;
const dayMs = 86_400_000;

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
  async function write(
    tx: Transaction,
    person: Person,
    mail: { kind: ConsentMailKind; receiptId?: string; locale: Locale },
    requestKey?: string,
  ) {
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

  /** What an e-mail link confirms: its own consent and the others from the same visit. */
  const together = (all: Receipt[], one: Receipt) =>
    all.filter(
      (other) =>
        isActive(other) &&
        other.confirmedAt === null &&
        other.purpose !== "measurement" &&
        other.purpose !== "marketing" &&
        (other.id === one.id || (one.rsid !== null && other.rsid === one.rsid)),
    );

  jobs.handle<{ personId: string; kind: ConsentMailKind; receiptId?: string; locale: Locale }>(
    mailKind,
    async (job) => {
      const { personId, kind, receiptId, locale } = job.payload;
      const person = await store.person({ id: personId });
      if (!person) return;
      const all = receiptId ? await store.receiptsOf(personId) : [];
      const one = all.find(({ id }) => id === receiptId);
      const pending = one ? together(all, one).sort((a) => (a.id === one.id ? -1 : 1)) : [];
      if (kind === "confirm" && pending.length === 0) return;
      const words = await mailWords(`consent-${kind}`, locale, consentWords[locale][kind]);
      const mail = composeConsentMail({ kind, words, person, receipts: pending, locale, siteName, links });
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
      await write(tx, person, { kind, receiptId: receipt.id, locale }, requestKey);
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
    ...createPrivacyChoices({ store, clock, changes, siteName }),
    /** Requests the newsletter. The caller learns nothing about the address: its owner gets an e-mail. */
    subscribe: (wish: Subscribing) => addRequest({ what: "newsletter", ...wish }),

    /** Stores a consent given with an unverified address; its owner is asked to confirm by e-mail. */
    async give(tx: Transaction, owner: { email: string; timeZone: string }, given: Given): Promise<void> {
      const person = await store.hold(tx, owner.email, { locale: given.locale, timeZone: owner.timeZone });
      const stored = await store.receiptsOf(person.id, tx);
      if (isFull(stored.filter(({ purpose }) => purpose === given.purpose))) return;
      const all = stored.filter(isActive);
      const same = (one: Receipt) =>
        one.purpose === given.purpose && one.partner === given.partner && one.wording === given.wording;
      if (all.some(same)) return;
      const isCovered = given.rsid !== null && all.some((one) => one.rsid === given.rsid && !one.confirmedAt);
      const receipt = await store.give(tx, person.id, given);
      // An unanswered e-mail from the same visit covers this consent too.
      if (!isCovered)
        await write(tx, person, { kind: "confirm", receiptId: receipt.id, locale: given.locale });
    },
    /** Revokes what was given in a visit, by the same visitor. */
    async withdraw(tx: Transaction, email: string, partner: string, rsid: string | null): Promise<void> {
      const person = await store.person({ email }, tx);
      if (person)
        await changes.revoke(
          tx,
          person,
          (one) => one.purpose === "partner" && one.partner === partner && one.rsid === rsid,
          "the same visit",
        );
    },

    async confirm(token: string) {
      const read = tokens.read("consent-confirm", token);
      if (typeof read === "string") return read;
      return store.transaction(async (tx) => {
        const found = await store.receipt(read.id, tx);
        const person = found && (await store.holdId(tx, found.personId));
        if (!person) return "invalid" as const;
        // Read once it is held: it may have been taken back while this waited.
        const all = await store.receiptsOf(person.id, tx);
        const receipt = all.find(({ id }) => id === read.id);
        if (!receipt || !isActive(receipt)) return "invalid" as const;
        const pending = together(all, receipt);
        if (pending.length > 0) await changes.confirm(tx, person, pending, "the link in a letter");
        return { email: person.email, locale: person.locale, manageToken: links.manageToken(person.id) };
      });
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
