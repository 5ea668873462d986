import type { Clock } from "../../platform/clock.ts";
import { createRateLimit, type RateLimit } from "../../platform/rate-limit.ts";

const tenMinutes = 10 * 60_000;

/** How often one address may send each form, or sign in with a passkey, in ten minutes; a parish behind one address still gets through. */
export const formsPerAddress = {
  login: 40,
  "second-factor": 40,
  register: 15,
  "forgot-password": 15,
  "reset-password": 20,
  "verify-email": 20,
  "change-email": 20,
  "cancel-deletion": 20,
  passkey: 40,
} as const;
export type FormsPerAddress = Record<keyof typeof formsPerAddress, number>;
export type AddressLimits = Record<keyof typeof formsPerAddress, RateLimit>;

/** Against one machine that tries many accounts; what is tried on one account is counted in SQL. */
export function createAddressLimits(clock: Clock, perAddress: FormsPerAddress): AddressLimits {
  const limit = (requests: number) => createRateLimit({ clock, requests, windowMs: tenMinutes });
  return {
    login: limit(perAddress.login),
    "second-factor": limit(perAddress["second-factor"]),
    register: limit(perAddress.register),
    "forgot-password": limit(perAddress["forgot-password"]),
    "reset-password": limit(perAddress["reset-password"]),
    "verify-email": limit(perAddress["verify-email"]),
    "change-email": limit(perAddress["change-email"]),
    "cancel-deletion": limit(perAddress["cancel-deletion"]),
    passkey: limit(perAddress.passkey),
  };
}
