import * as z from "zod";
import { parseMailAddress } from "../../platform/mail/message.ts";

export const webAddress = z.url({ protocol: /^https?$/ });

export const mailAddress = z.string().transform((written, context) => {
  const address = parseMailAddress(written);
  if (!address) context.addIssue("must be an address such as name@example.com or Name <name@example.com>");
  return address ?? z.NEVER;
});
