/** Reminders on a device, by Web Push. */
import * as z from "zod/mini";
import { weekdays } from "./member-paths.ts";
import { locales } from "./site.ts";

const base64url = (characters: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`)));

const endpoint = z.string().check(z.maxLength(1024));
/** 16 bytes that only the device and this site know. */
const auth = base64url(22);
/** A point of the curve P-256, not compressed. */
const keys = z.object({ p256dh: base64url(87), auth });

/** Whoever knows both is the device. */
export const deviceProof = z.object({ endpoint, auth });
export type DeviceProof = z.infer<typeof deviceProof>;

const token = z.string().check(z.maxLength(200));
const timeZone = z.string().check(z.maxLength(60));

const choices = z.object({
  /** The verse of the day. */
  verse: z.boolean(),
  /** The next lesson, on the days of a plan's or guide's schedule; members only. */
  course: z.boolean(),
  /** As 07:00, in `timeZone`. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  timeZone,
  locale: z.enum(locales),
  quietDays: z.array(z.enum(weekdays)).check(z.maxLength(6)),
});
export type PushChoices = z.infer<typeof choices>;

export const pushSubscription = z.object({ endpoint, keys, choices });
export type PushSubscription = z.infer<typeof pushSubscription>;

/** The browser has made another subscription in place of the one before. */
export const pushRenewal = z.object({ endpoint, keys, before: deviceProof });

export const pushEnd = z.union([deviceProof, z.object({ token })]);

/** A tap, or a device that has moved to another zone. */
export const pushSeen = z.object({ token, timeZone });

export const pushKey = z.object({ publicKey: z.string() });

/** The answer about a device; `member` says whether it is the asking member's. */
export const pushState = z.object({ choices, member: z.boolean() });
export type PushState = z.infer<typeof pushState>;

export const pushCodes = {
  invalid: "push.invalid",
  endpointRefused: "push.endpoint_refused",
  notYours: "push.not_yours",
  unknown: "push.unknown",
} as const;
