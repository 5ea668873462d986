/** What a member chooses to be sent. Plain values: the browser has them without schemas. */
import { dailyTimeZone, type Locale } from "./site.ts";

/** Below the member service's base. */
export const notificationsPath = "/notifications";

export interface NotificationChoices {
  /** The verse of the day, each morning. */
  morning: boolean;
  /** The evening verse; premium. */
  evening: boolean;
  /** Both also as text messages to `phone`; premium. */
  texts: boolean;
  /** With country code: +15551234567; "" for none. */
  phone: string;
  /** As 07:00, in `timeZone`. */
  morningTime: string;
  eveningTime: string;
  timeZone: string;
  locale: Locale;
}

/** The answer of GET and PUT: the choices, where mail goes, and which may be chosen. */
export interface Notifications extends NotificationChoices {
  email: string;
  premium: boolean;
  /** False where the site has no gateway that would send them. */
  textsOffered: boolean;
}

export const defaultChoices: NotificationChoices = {
  morning: false,
  evening: false,
  texts: false,
  phone: "",
  morningTime: "07:00",
  eveningTime: "20:00",
  timeZone: dailyTimeZone,
  locale: "en-US",
};

export const phonePattern = /^\+[1-9]\d{6,14}$/;
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** `invalid` comes with `fields`: the names of the choices that cannot be. */
export const notificationCodes = {
  invalid: "notifications.invalid",
  premiumNeeded: "notifications.premium_needed",
  addressUnknown: "notifications.address_unknown",
} as const;
