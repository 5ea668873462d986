import { type Parameter, rsidPattern } from "../../contracts/lead-fields.ts";
import { dailyTimeZone, type Locale } from "../../contracts/site.ts";
import { canonicalTimeZone } from "../../platform/time-zone.ts";

/** What the box beside the registration form asks for. */
export interface NewsletterWish {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  timeZone: string;
  rsid?: string;
  parameters: Parameter[];
}

const isParameter = (one: Partial<Parameter> | null): one is Parameter =>
  typeof one?.key === "string" && one.key.length <= 100 && typeof one.value === "string";

/** What the browser found in its address. */
function parametersOf(written = ""): Parameter[] {
  try {
    const given: unknown = JSON.parse(written.slice(0, 10_000) || "[]");
    if (!Array.isArray(given)) return [];
    return given
      .filter(isParameter)
      .slice(0, 50)
      .map(({ key, value }) => ({ key, value: value.slice(0, 255) }));
  } catch {
    return [];
  }
}

/** Undefined when the box was left as it was: empty. */
export function newsletterWish(
  { newsletter, timeZone, rsid = "", parameters }: Record<string, string>,
  { email, firstName, lastName, locale }: Pick<NewsletterWish, "email" | "firstName" | "lastName" | "locale">,
): NewsletterWish | undefined {
  if (newsletter !== "yes") return undefined;
  return {
    email,
    firstName,
    lastName,
    locale,
    timeZone: canonicalTimeZone(timeZone) ?? dailyTimeZone,
    ...(rsidPattern.test(rsid) ? { rsid } : {}),
    parameters: parametersOf(parameters),
  };
}
