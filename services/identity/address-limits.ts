import type { Limit, Limits } from "../../platform/limits/limits.ts";

const tenMinutes = 10 * 60_000;

/** How often one address may send each form, or sign in with a passkey, in ten minutes; a parish behind one address still gets through. */
export const formsPerAddress = {
  login: 40,
  "second-factor": 40,
  "email-link": 15,
  "sign-in-link": 20,
  register: 15,
  "forgot-password": 15,
  "reset-password": 20,
  "verify-email": 20,
  "change-email": 20,
  "cancel-deletion": 20,
  passkey: 40,
} as const;
export type FormsPerAddress = Record<keyof typeof formsPerAddress, number>;
export type AddressLimits = Record<keyof typeof formsPerAddress, Limit>;

/** Against one machine that tries many accounts; what is tried on one account is counted in attempts.ts. */
export function createAddressLimits(limits: Limits, perAddress: FormsPerAddress): AddressLimits {
  const limit = (name: keyof FormsPerAddress) =>
    limits(`identity ${name}`, { requests: perAddress[name], windowMs: tenMinutes });
  return {
    login: limit("login"),
    "second-factor": limit("second-factor"),
    "email-link": limit("email-link"),
    "sign-in-link": limit("sign-in-link"),
    register: limit("register"),
    "forgot-password": limit("forgot-password"),
    "reset-password": limit("reset-password"),
    "verify-email": limit("verify-email"),
    "change-email": limit("change-email"),
    "cancel-deletion": limit("cancel-deletion"),
    passkey: limit("passkey"),
  };
}
