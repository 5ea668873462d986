/** Errors stop a publish; drafts are saved as they are. */
import type { CollectionBeforeChangeHook } from "payload";
import type { ContentType } from "../../../contracts/content.ts";
import { groups, type Locale, languageNames, locales } from "../languages.ts";
import type { Doc } from "../library/to-record.ts";
import { refused } from "../refused.ts";
import { checkDocument } from "./check-document.ts";
import type { Finding } from "./findings.ts";
import { labelOf } from "./labels.ts";

type Values = Record<string, unknown>;

/** A call may send some fields only: the others are as they were. */
function whole(before: Values | undefined, data: Values): Values {
  const sides = locales.map((locale) => {
    const key = groups[locale];
    return [key, { ...(before?.[key] as Values | undefined), ...(data[key] as Values | undefined) }];
  });
  return { ...before, ...data, ...Object.fromEntries(sides) };
}

function said(type: ContentType, finding: Finding, language: Locale): string {
  const label = labelOf(type, finding)?.[language];
  if (!label) return finding.message[language];
  const side = finding.locale ? ` (${languageNames[finding.locale]})` : "";
  return `${label}${side}: ${finding.message[language]}`;
}

const mostListed = 8;

export function refusal(type: ContentType, errors: readonly Finding[], language: Locale): string {
  const lines = errors.slice(0, mostListed).map((one) => said(type, one, language));
  const more = errors.length - lines.length;
  const rest = more > 0 ? [language === "es" ? `Y ${more} más.` : `And ${more} more.`] : [];
  const opening = language === "es" ? "No se puede publicar todavía." : "This cannot be published yet.";
  return [opening, ...lines, ...rest].join(" ");
}

export const refusePublish =
  (type: ContentType): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (data._status !== "published" || req.context.isImport) return data;
    const doc = whole(originalDoc as Values | undefined, data as Values) as Doc;
    // What goes to the trash may be as wrong as it likes.
    if (doc.deletedAt) return data;
    const errors = await checkDocument(req, type, doc, { errorsOnly: true });
    if (errors.length === 0) return data;
    const language = req.i18n?.language === "es" ? "es" : "en-US";
    const message = refusal(type, errors, language);
    // A publish that was scheduled has nobody in front of it: the log says which item, and why.
    req.payload.logger.warn(`${doc.path || doc.id} was not published. ${message}`);
    throw refused(message, 422);
  };
