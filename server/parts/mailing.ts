import { normalizeEmail } from "../../contracts/email-address.ts";
import { memberApi } from "../../contracts/member-paths.ts";
import { notificationsPath } from "../../contracts/notifications.ts";
import { premiumRole, productSegment } from "../../contracts/site.ts";
import { tokenOf } from "../../platform/bearer.ts";
import { partnerFetch } from "../../platform/partner-fetch.ts";
import { createSignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { ContentClient } from "../../services/content/client.ts";
import { createMailing } from "../../services/mailing/mailing.ts";
import type { MailConsents } from "../../services/mailing/preferences.ts";
import { createPreferences, migrateMailing } from "../../services/mailing/preferences.ts";
import { createRecipients } from "../../services/mailing/recipients.ts";
import { createTextSender } from "../../services/mailing/texts.ts";
import type { ScriptureClient } from "../../services/scripture/client.ts";
import { composeConsents } from "./consents.ts";
import { createDailyVerse } from "./daily-verse.ts";
import type { LazyIdentity } from "./identity.ts";
import { below, lazy, lazyApp } from "./lazy.ts";
import { claimsOf } from "./member.ts";
import type { Shared } from "./shared.ts";

interface Sources {
  content: ContentClient;
  scripture: ScriptureClient;
  identity: LazyIdentity | undefined;
  emailOfLead(id: number): Promise<string | undefined>;
}

export type MailingPart = Awaited<ReturnType<typeof composeMailing>>;

const recipientLifeMs = 30 * 86_400_000;

/** Consents and the e-mails that need them: each notifies the other, so they are created together. */
export async function composeMailing(shared: Shared, sources: Sources) {
  const { content, scripture, identity, emailOfLead } = sources;
  const { config, database, clock, jobs, log, roles, verifyBearer } = shared;
  const claims = claimsOf(config, identity);
  const tokens = await createSignedTokens(database, clock);
  await migrateMailing(database);
  const recipients = createRecipients({ database, clock, jobs });
  // The consents are created below; they need the mailing.
  const agreed: MailConsents = {
    has: (email, purpose) => consents.consents.has(email, purpose),
    setByMember: (tx, owner, purpose, on) => consents.consents.setByMember(tx, owner, purpose, on),
  };
  const preferences = createPreferences({ database, clock, recipients, consents: agreed });
  const role = premiumRole(config.PRODUCT_NAME);
  const base = memberApi(config.PRODUCT_NAME);
  const product = productSegment(config.PRODUCT_NAME);

  const mailing = createMailing({
    ...shared,
    recipients,
    preferences,
    consents: agreed,
    texts: createTextSender({
      url: config.SMS_URL,
      token: config.SMS_TOKEN,
      log,
      fetch: partnerFetch("sms"),
    }),
    siteName: config.SITE_NAME,
    mailHost: config.MAIL_FROM.address.split("@").at(-1) ?? "localhost",
    perSecond: config.SMTP_URL ? Math.ceil(config.MAIL_PER_SECOND / config.PROCESSES) : undefined,
    verseOf: createDailyVerse({ content, scripture }),
    isPremium: async (subject) => (await roles.of(subject)).includes(role),
    addressOf: async (subject) => normalizeEmail((await claims(subject))?.email ?? "") ?? undefined,
    linksFor({ list, owner, locale }, { path }) {
      const { links } = consents;
      const id = owner.slice(owner.indexOf(":") + 1);
      const isPerson = owner.startsWith("person:");
      const name = isPerson ? "newsletter" : list;
      const prefix = config.ORIGIN + (locale === "es" ? "/es" : "");
      const campaign = `utm_source=letter&utm_medium=email&utm_campaign=${list}-verse`;
      const recipient = isPerson
        ? `&recipId=${tokens.issue("recip", id, recipientLifeMs)}&siteId=${product}`
        : "";
      return {
        read: `${prefix}${path === "/" && locale === "es" ? "" : path}?${campaign}${recipient}`,
        unsubscribe: links.unsubscribe(name, id, locale),
        oneClick: links.oneClick(name, id),
        settings: isPerson ? links.manage(id, locale) : `${prefix}/my-profile#notifications`,
      };
    },
  });

  const consents = await composeConsents(shared, {
    tokens,
    claims,
    emailOfLead,
    onNewsletter: mailing.onNewsletter,
    otherLists: { evening: preferences.stopEvenings },
  });

  const app = lazy(async () => {
    const { createNotificationsApp } = await import("../../services/mailing/app.ts");
    const inner = createNotificationsApp({
      preferences,
      verifyBearer,
      premiumRole: role,
      // Where nothing is real they are logged, so that the choice can be seen and tried.
      textsOffered: config.SMS_URL !== undefined || config.ENVIRONMENT !== "Production",
      log,
      addressOf: (subject, request) => claims(subject, tokenOf(request)),
    });
    return { app: below(base, inner) };
  });
  return {
    tokens,
    consents,
    mounts: [consents.mount, { path: base + notificationsPath, app: lazyApp(app) }],
    data: [consents.data, mailing.data],
  };
}
