/** One uppercase letter, then L or a digit, then two digits, then 12 lowercase letters or digits. */
const acceptedForm = /^[A-Z][L0-9][0-9]{2}[a-z0-9]{12}$/;
const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";

export const isSessionId = (value: unknown): value is string => acceptedForm.test(value as string);

/** `I`, a random number from 100 to 999, 12 random lowercase letters or digits. `random` returns [0, 1). */
export function generateSessionId(random: () => number = Math.random): string {
  const below = (limit: number) => Math.floor(random() * limit);
  const tail = Array.from({ length: 12 }, () => alphabet[below(alphabet.length)]);
  return `I${100 + below(900)}${tail.join("")}`;
}
