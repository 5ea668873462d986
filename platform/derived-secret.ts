import { createHmac } from "node:crypto";

/** A secret for one purpose, made of a key that two processes share. */
export const derivedSecret = (
  key: string,
  purpose: "studio client" | "studio session" | "first operator",
): string => createHmac("sha256", key).update(purpose).digest("base64url");
