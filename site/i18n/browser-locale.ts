import type { Locale } from "../../contracts/site.ts";

/** The little of Paraglide's runtime that its messages need in the browser, where a document has one language. */
let read: () => Locale = () => "en-US";

export const getLocale = (): Locale => read();
export const overwriteGetLocale = (reader: () => Locale): void => {
  read = reader;
};
export const experimentalStaticLocale: Locale | undefined = undefined;
