/** How far the translation of each item is: a row for each, written when something is published. */
import type { CollectionConfig } from "payload";
import { mayRead } from "../access.ts";
import { groups, locales, words } from "../languages.ts";
import { translations } from "./names.ts";

export const translationsConfig: CollectionConfig = {
  slug: translations,
  labels: {
    singular: words({ "en-US": "Translation", es: "Traducción" }),
    plural: words({ "en-US": "Translations", es: "Traducciones" }),
  },
  access: { read: mayRead, create: () => false, update: () => false, delete: () => false },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // The item's own.
    { name: "id", type: "text" },
    { name: "of", type: "text", index: true },
    { name: "heading", type: "text" },
    ...locales.map((locale) => ({
      name: groups[locale],
      type: "select" as const,
      index: true,
      options: ["current", "missing", "older"],
    })),
    // The words of both when the translation was last up to date.
    { name: "agreed", type: "json" },
  ],
};
