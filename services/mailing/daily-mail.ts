import { fillWords } from "../../contracts/mail-words.ts";
import { type Locale, locales } from "../../contracts/site.ts";
import { composeMail } from "../../platform/mail/compose-mail.ts";
import type { List } from "./schema.ts";

/** A passage with its thought, in one language. */
export interface DailyVerse {
  title: string;
  text: string;
  reference: string;
  /** The text's language, when it is not the reader's. */
  lang?: string;
  thought: string;
  question: string;
  /** Where it is read on the site, without language prefix. */
  path: string;
}

export interface DailyMailLinks {
  /** The page to read on. */
  read: string;
  unsubscribe: string;
  /** Where the reader changes what is sent. */
  settings: string;
}

export interface DailyWords {
  subject: string;
  button: string;
  /** Why the reader gets it. */
  reason: string;
  stopLink: string;
  settingsLink: string;
}

const links = {
  "en-US": { stopLink: "Unsubscribe", settingsLink: "See and change what is sent to you" },
  es: { stopLink: "Cancelar la suscripción", settingsLink: "Ver y cambiar lo que te enviamos" },
} as const satisfies Record<Locale, unknown>;

/** What is sent where the content has no words of its own. */
export const dailyWords: Record<Locale, Record<List, DailyWords>> = {
  "en-US": {
    morning: {
      subject: "Verse of the day: {reference}",
      button: "Read on",
      reason: "You get this e-mail because you asked for the verse of the day.",
      ...links["en-US"],
    },
    evening: {
      subject: "Evening verse: {reference}",
      button: "Open the site",
      reason: "You get this e-mail because the evening verse is part of your membership.",
      ...links["en-US"],
    },
  },
  es: {
    morning: {
      subject: "Versículo del día: {reference}",
      button: "Seguir leyendo",
      reason: "Recibes este correo porque pediste el versículo del día.",
      ...links.es,
    },
    evening: {
      subject: "Versículo de la noche: {reference}",
      button: "Abrir el sitio",
      reason: "Recibes este correo porque el versículo de la noche es parte de tu membresía.",
      ...links.es,
    },
  },
};

/** Created once per language: a daily e-mail to thousands repeats the same formatting. */
const dayFormats = Object.fromEntries(
  locales.map((locale) => [locale, new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" })]),
) as Record<Locale, Intl.DateTimeFormat>;
const spelled = (day: string, locale: Locale) => dayFormats[locale].format(new Date(day));

interface DailyMail {
  words: DailyWords;
  day: string;
  locale: Locale;
  siteName: string;
  verse: DailyVerse;
  links: DailyMailLinks;
}

export function composeDailyMail({ words, day, locale, siteName, verse, links }: DailyMail) {
  const filled = (text: string) => fillWords(text, { site: siteName, reference: verse.reference });
  return composeMail({
    lang: locale,
    siteName,
    subject: filled(words.subject),
    preview: verse.text,
    over: spelled(day, locale),
    blocks: [
      { kind: "heading", text: verse.title },
      {
        kind: "verse",
        text: verse.text,
        reference: verse.reference,
        ...(verse.lang ? { lang: verse.lang } : {}),
      },
      ...(verse.thought ? [{ kind: "text" as const, text: verse.thought }] : []),
      ...(verse.question ? [{ kind: "text" as const, text: verse.question }] : []),
      { kind: "button", text: filled(words.button), url: links.read },
    ],
    footer: [
      { text: filled(words.reason) },
      { text: words.stopLink, url: links.unsubscribe },
      { text: words.settingsLink, url: links.settings },
    ],
  });
}

/** As short as a text message must be; who wants more follows the link. */
export function writeText(verse: DailyVerse, url: string): string {
  const room = 280 - verse.reference.length - url.length;
  const text = verse.text.length > room ? `${verse.text.slice(0, room - 1).trimEnd()}…` : verse.text;
  return `${text}\n${verse.reference}\n${url}`;
}
