const shape =
  /^[^\s@<>(),;:"\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** One spelling for one address; undefined for what is none. */
export function readEmail(entered: string): string | undefined {
  const email = entered.trim().normalize("NFC").toLowerCase();
  return email.length <= 254 && shape.test(email) ? email : undefined;
}
