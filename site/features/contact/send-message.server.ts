import {
  type ContactField,
  clientAddressHeader,
  contactFields,
  contactLimits,
} from "../../../contracts/contact.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { ContactClient, ContactOutcome } from "../../../services/contact/client.ts";

export interface ContactResult {
  outcome: ContactOutcome;
  /** The submitted values, so that the form can be filled again. */
  values: Record<ContactField, string>;
  /** The newsletter checkbox was ticked. */
  wantsNewsletter: boolean;
}

export const contactStatuses: Record<ContactOutcome["state"], number> = {
  stored: 200,
  invalid: 400,
  "looks-automated": 400,
  "too-fast": 400,
  "too-many": 429,
  failed: 503,
};

/** Slightly above the limit, so that the service can still report that it is too long. */
const longest = contactLimits.message * 2;

export async function sendMessage(
  contact: ContactClient,
  request: Request,
  locale: Locale,
): Promise<ContactResult> {
  // What is not a form holds no message, and is answered as an empty one.
  const form = await request.formData().catch(() => new FormData());
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, longest) : "";
  };
  const values = Object.fromEntries(
    contactFields.map((name) => [name, read(name)]),
  ) as ContactResult["values"];
  const key = read("key");
  const token = read("token");
  const outcome = await contact.send(
    {
      ...values,
      locale,
      website: read("website"),
      ...(/^[\w-]{8,64}$/.test(key) ? { key } : {}),
      ...(token !== "" && token.length <= 200 ? { token } : {}),
    },
    request.headers.get(clientAddressHeader) ?? undefined,
  );
  return { outcome, values, wantsNewsletter: read("newsletter") === "yes" };
}
