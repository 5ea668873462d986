/** What a member chooses to be sent. */
import * as z from "zod/mini";
import { dailyTimeZone, locales } from "./site.ts";

/** Below the member service's base. */
export const notificationsPath = "/notifications";

const phonePattern = /^\+[1-9]\d{6,14}$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const time = z.string().check(z.regex(timePattern));
const choices = z.object({
  /** The verse of the day, each morning. */
  morning: z.boolean(),
  /** The evening verse; premium. */
  evening: z.boolean(),
  /** Both also as text messages to `phone`; premium. */
  texts: z.boolean(),
  /** With country code: +15551234567; "" for none. */
  phone: z.string().check(z.trim(), z.regex(new RegExp(`^$|${phonePattern.source}`))),
  /** As 07:00, in `timeZone`. */
  morningTime: time,
  eveningTime: time,
  timeZone: z.string(),
  locale: z.enum(locales),
  /** The translation its passages are read in; "" for the one readers of the language meet first. */
  translation: z._default(z.string().check(z.regex(/^[a-z0-9-]{0,20}$/)), ""),
});
export type NotificationChoices = z.infer<typeof choices>;
export const notificationChoices = choices.check(
  z.refine(({ texts, phone }) => !texts || phone !== "", { path: ["phone"] }),
);

/** The answer of GET and PUT: the choices, where mail goes, and which may be chosen. */
export const notifications = z.extend(choices, {
  email: z.string(),
  premium: z.boolean(),
  /** False where the site has no gateway that would send them. */
  textsOffered: z.boolean(),
});
export type Notifications = z.infer<typeof notifications>;

export const defaultChoices: NotificationChoices = {
  morning: false,
  evening: false,
  texts: false,
  phone: "",
  morningTime: "07:00",
  eveningTime: "20:00",
  timeZone: dailyTimeZone,
  locale: "en-US",
  translation: "",
};

/** `invalid` comes with `fields`: the names of the choices that cannot be. */
export const notificationCodes = {
  invalid: "notifications.invalid",
  premiumNeeded: "notifications.premium_needed",
  addressUnknown: "notifications.address_unknown",
} as const;
