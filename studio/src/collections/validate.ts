/** What a field may hold, said in the editor's language. Drafts are saved as they are; this is asked when they are published. */
import type { Validate } from "payload";
import type { Locale } from "../languages.ts";

const said = (req: { i18n?: { language?: string } }, en: string, es: string) =>
  req.i18n?.language === "es" ? es : en;

const isEmpty = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim() === "";
  if (typeof value !== "object" || value === null) return true;
  const root = (value as { root?: { children?: { type: string; children?: unknown[] }[] } }).root;
  const blocks = root?.children ?? [];
  return blocks.every(({ type, children }) => type === "paragraph" && !children?.length);
};

/** Needed in every language in which the item is on the site. */
export const needed =
  (locale: Locale, max?: number): Validate =>
  (value, { data, req }) => {
    const languages = (data as { languages?: Locale[] } | undefined)?.languages ?? [];
    if (languages.includes(locale) && isEmpty(value))
      return said(req, "It is needed before this can be published.", "Hace falta para poder publicar.");
    if (max && typeof value === "string" && value.length > max)
      return said(req, `At most ${max} characters.`, `Como máximo ${max} caracteres.`);
    return true;
  };

const address = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const mayBeAddress = (value: string): boolean => value.length <= 120 && address.test(value);

export const addressWords: Record<Locale, string> = {
  "en-US": "Lower-case letters, digits and hyphens, such as learning-to-wait.",
  es: "Minúsculas, cifras y guiones, como aprender-a-esperar.",
};

export const isAddress: Validate = (value, { req }) =>
  !value ||
  (typeof value === "string" && mayBeAddress(value)) ||
  said(req, addressWords["en-US"], addressWords.es);
