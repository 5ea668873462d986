/** The languages of the site, and where a document has the words of each. */
import { type Locale, locales } from "../../contracts/site.ts";

export const groups = { "en-US": "en", es: "es" } as const satisfies Record<Locale, string>;
export type Group = (typeof groups)[Locale];

export const languageNames: Record<Locale, string> = { "en-US": "English", es: "Español" };
export { type Locale, locales };

/** As a sentence of the studio names them. */
export const spokenNames: Record<Locale, { en: string; es: string }> = {
  "en-US": { en: "English", es: "inglés" },
  es: { en: "Spanish", es: "español" },
};

/** The studio's own words are in two languages too; its library calls English `en`. */
export const words = ({ "en-US": en, es }: Record<Locale, string>) => ({ en, es });

/** As a collection is called: Payload writes these words into sentences without translating them first. */
export const called =
  ({ "en-US": en, es }: Record<Locale, string>) =>
  ({ i18n }: { i18n: { language: string } }): string =>
    i18n.language === "es" ? es : en;
