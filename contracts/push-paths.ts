/** Where reminders on devices are set, and what a push brings: the service worker has these without any schema. */
import type { Locale } from "./site.ts";

export const pushApi = "/push-api/v1";

/** Below the base. */
export const pushPaths = {
  key: "/key",
  subscription: "/subscription",
  find: "/subscription/find",
  end: "/subscription/end",
  renew: "/subscription/renew",
  seen: "/subscription/seen",
} as const;

/** What is encrypted for the device. */
export interface PushMessage {
  title: string;
  text: string;
  /** Where a tap leads, with its language. */
  path: string;
  locale: Locale;
  /** One for a day: a second one takes the place of the first without a sound. */
  tag: string;
  /** Ends this device's reminders without a sign-in. */
  token: string;
  /** The zone its hour was counted in. */
  timeZone: string;
  labels: { read: string; end: string; ended: string };
}
