import type { Locale } from "../../contracts/site.ts";

/** The little of Paraglide's runtime that its messages need in the browser, where a document has one language. */
let read: () => Locale = () => "en-US";

export const getLocale = (): Locale => read();
export const overwriteGetLocale = (reader: () => Locale): void => {
  read = reader;
};

type Text = string | ((inputs: object) => string);

/** What the build makes of every message (build/small-messages.ts). */
export const message =
  (english: Text, spanish: Text) =>
  (inputs: object = {}, options?: { locale?: Locale }): string => {
    const text = (options?.locale ?? read()) === "en-US" ? english : spanish;
    return typeof text === "string" ? text : text(inputs);
  };
