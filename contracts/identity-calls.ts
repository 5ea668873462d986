/** What the calls of `identityApi` answer. Dates are ISO 8601. */
import * as z from "zod/mini";

export const device = z.object({
  id: z.string(),
  /** Common names such as "Firefox" and "Android"; null if the browser does not report them. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** Backed up by the platform vendor, so losing the device does not lose it. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

export const secondFactorState = z.object({
  /** Null while it is off. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

export const secondFactorSetUp = z.object({
  /** In base 32, to be typed where no camera is. */
  secret: z.string(),
  /** otpauth://…, to be drawn as a QR code. */
  uri: z.string(),
});
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>;

/** Shown once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Comes with 403 `sign_in.not_fresh`: the sign-in is older than five minutes, and the person shows once more that it is them. */
export const notFresh = z.object({
  /** There is one that could be used instead of the password. */
  passkeys: z.boolean(),
  /** The password needs a code with it. */
  secondFactor: z.boolean(),
});
export type NotFresh = z.infer<typeof notFresh>;

/** Also in the ID token and userinfo as `erase_after` while pending, so that sign-in can detect it. */
export const deletion = z.object({
  /** After which everything is erased; null when nobody wishes it. */
  eraseAfter: z.nullable(z.string()),
});
export type Deletion = z.infer<typeof deletion>;

/** A refusal's code. */
export const identityRefusal = z.object({ code: z.optional(z.string()) });
