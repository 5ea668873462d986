import { Hono } from "hono";
import * as z from "zod";
import { normalizeEmail } from "../../contracts/email-address.ts";
import {
  type NotificationChoices,
  type Notifications,
  notificationChoices,
  notificationCodes,
  notificationsPath,
} from "../../contracts/notifications.ts";
import type { Locale } from "../../contracts/site.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { limitBody } from "../../platform/body-size.ts";
import { jsonBody } from "../../platform/json-body.ts";
import type { Log } from "../../platform/log.ts";
import { type MemberEnv, memberOnly } from "../../platform/member-only.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import { isTimeZone, withCanonicalTimeZone } from "../../platform/time-zone.ts";
import type { PreferencesStore } from "./preferences.ts";

interface NotificationsAppOptions {
  preferences: PreferencesStore;
  verifyBearer: VerifyBearer;
  /** Where the member's mail goes, as the identity provider says. */
  addressOf(subject: string, request: Request): Promise<{ email: string; locale: Locale } | undefined>;
  premiumRole: string;
  textsOffered: boolean;
  log: Pick<Log, "error">;
}

const choices = notificationChoices.check(
  z.refine(({ timeZone }) => isTimeZone(timeZone), { path: ["timeZone"] }),
  z.overwrite(withCanonicalTimeZone),
);

/** Mounted at the member service's base: GET and PUT /notifications. */
export function createNotificationsApp(options: NotificationsAppOptions): Hono<MemberEnv> {
  const { preferences, verifyBearer, addressOf, premiumRole, textsOffered, log } = options;
  const app = new Hono<MemberEnv>();
  app.use(notificationsPath, memberOnly(verifyBearer), limitBody(4_096));

  app.get(notificationsPath, async (c) => {
    const { subject, roles } = c.get("member");
    const owner = await addressOf(subject, c.req.raw);
    const email = owner && normalizeEmail(owner.email);
    if (!owner || !email)
      return refuse(
        c,
        503,
        notificationCodes.addressUnknown,
        "The member's e-mail address is not known now.",
      );
    const chosen = await preferences.choices(subject, email, owner.locale);
    const premium = roles.includes(premiumRole);
    return c.json({ ...chosen, email, premium, textsOffered } satisfies Notifications);
  });

  const choicesBody = jsonBody(choices, {
    invalid(c, issues) {
      const fields = [...new Set(issues.map(({ path }) => path).filter(Boolean))];
      return refuse(c, 400, notificationCodes.invalid, `Not valid: ${fields.join(", ") || "the body"}.`, {
        fields,
      });
    },
  });
  app.put(notificationsPath, choicesBody, async (c) => {
    const { subject, roles } = c.get("member");
    const chosen: NotificationChoices = c.req.valid("json");
    const premium = roles.includes(premiumRole);
    if (!premium && (chosen.evening || chosen.texts))
      return refuse(
        c,
        403,
        notificationCodes.premiumNeeded,
        "The evening verse and texts are for premium members.",
      );
    const owner = await addressOf(subject, c.req.raw);
    const email = owner && normalizeEmail(owner.email);
    if (!email)
      return refuse(
        c,
        503,
        notificationCodes.addressUnknown,
        "The member's e-mail address is not known now.",
      );
    await preferences.save(subject, email, chosen);
    return c.json({ ...chosen, email, premium, textsOffered } satisfies Notifications);
  });

  app.onError((error, c) => refuseFailed(c, error, log, "a notifications request failed"));
  return app;
}
