import { randomBytes } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join("");
}

export const newId = (prefix: string, length = 24): string => `${prefix}_${randomText(length)}`;
