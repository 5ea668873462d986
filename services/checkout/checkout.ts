import type Stripe from "stripe";
import { type MailWordsNow, wordsInCode } from "../../contracts/mail-words.ts";
import type { RoleStore } from "../../contracts/roles.ts";
import { premiumRole } from "../../contracts/site.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { type AddressOf, createCheckoutApp } from "./app.ts";
import { createCatalog } from "./catalog.ts";
import type { RecheckJob } from "./checkout-jobs.ts";
import { createClaim } from "./claim.ts";
import { createDuplicateCancelling } from "./duplicate-subscriptions.ts";
import { createEventWork } from "./events.ts";
import { type CheckoutMail, writeCheckoutMail } from "./mails.ts";
import { createCheckoutMemberData } from "./member-data.ts";
import type { OfferSource } from "./offers.ts";
import { givesPremium } from "./premium-rule.ts";
import { createRoleSync } from "./role-sync.ts";
import { createStart } from "./start.ts";
import { createCheckoutStore } from "./store.ts";
import { createStripeSync } from "./sync-from-stripe.ts";
import type { HashRing } from "./trial-marks.ts";
import { createTrials } from "./trials.ts";

interface CheckoutOptions {
  /** Stripe's own SDK, connected to Stripe or the sandbox; this code is the same for both. */
  stripe: Stripe;
  webhookSecret: string;
  /** Clock for checking a webhook signature's age: Stripe's time, not a shifted one. */
  webhookClock: Clock;
  /** Identifies the Stripe account; not a secret. */
  scope: string;
  content: OfferSource;
  database: Database;
  rateLimits?: Limits;
  jobs: Jobs;
  /** What the marks of free trials are hashed with. */
  ring: HashRing;
  roles: RoleStore;
  verifyBearer: VerifyBearer;
  mailer: Pick<Mailer, "send">;
  /** Without it mails say what the code has. */
  mailWords?: MailWordsNow;
  /** Current e-mail of a member's account; undefined if only the member's own token reveals it. */
  emailOf(subject: string): Promise<string | undefined>;
  origin: string;
  siteName: string;
  productName: string;
  clock: Clock;
  log: Log;
  /** Who is calling; undefined is never limited. */
  addressOf?: AddressOf;
}

export async function createCheckout(options: CheckoutOptions) {
  const { stripe, content, database, jobs, ring, roles, mailer, origin, siteName, clock } = options;
  const { mailWords = wordsInCode } = options;
  const role = premiumRole(options.productName);
  const store = await createCheckoutStore({ database, clock, jobs, scope: options.scope });
  const catalog = createCatalog({ stripe, store, content, siteName, clock });
  const trials = createTrials({ stripe, store, ring, clock, emailOf: options.emailOf });
  const stripeSync = createStripeSync({ stripe, store, trials, clock });
  const applyRole = createRoleSync({ store, roles, role, clock });
  const cancelDuplicateSubscriptions = createDuplicateCancelling({ stripe, store, stripeSync });
  const work = createEventWork({ stripe, store, stripeSync, jobs, clock });

  /** False for erased members (already notified) and those with another entitlement. */
  async function hasEnded(entitlementId: string): Promise<boolean> {
    const ended = await store.entitlement(entitlementId);
    const bought = ended?.subject ? await store.entitlementsOf(ended.subject) : [];
    return ended !== undefined && !bought.some((one) => givesPremium(one, clock.now()));
  }

  return {
    app: createCheckoutApp({
      ...options,
      start: createStart({
        stripe,
        store,
        catalog,
        stripeSync,
        trials,
        content,
        emailOf: options.emailOf,
        origin,
        clock,
      }),
      claim: createClaim({ store, stripeSync, applyRole, emailOf: options.emailOf }),
      store,
      catalog,
      stripeSync,
      trials,
      role,
      addressOf: options.addressOf,
    }),
    memberData: createCheckoutMemberData({ stripe, store, ring, roles, role }),
    onEvent: work.onEvent,
    /** What a member has bought has changed. */
    async syncMember(subject: string): Promise<void> {
      await applyRole(subject);
      await cancelDuplicateSubscriptions(subject);
    },
    async recheck(job: RecheckJob): Promise<void> {
      // At the end of the grace nothing has changed at Stripe; only time has passed.
      const subject = await work.recheck(job);
      if (subject) await applyRole(subject);
    },
    async sendMail(mail: CheckoutMail, key: string): Promise<void> {
      if (mail.kind === "ended" && !(await hasEnded(key.slice("ended:".length)))) return;
      // Read right before: an address that was typed with the card may be another one, or long given up.
      const to = (mail.subject && (await options.emailOf(mail.subject))) || mail.to;
      if (to) await mailer.send(await writeCheckoutMail(mail, { to, siteName, origin, key, mailWords }));
    },
  };
}

export type Checkout = Awaited<ReturnType<typeof createCheckout>>;
