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

const labels = {
  "en-US": {
    subject: { morning: "Verse of the day", evening: "Evening verse" },
    read: { morning: "Read on", evening: "Open the site" },
    why: {
      morning: "You get this e-mail because you asked for the verse of the day.",
      evening: "You get this e-mail because the evening verse is part of your membership.",
    },
    unsubscribe: "Unsubscribe",
    settings: "See and change what is sent to you",
  },
  es: {
    subject: { morning: "Versículo del día", evening: "Versículo de la noche" },
    read: { morning: "Seguir leyendo", evening: "Abrir el sitio" },
    why: {
      morning: "Recibes este correo porque pediste el versículo del día.",
      evening: "Recibes este correo porque el versículo de la noche es parte de tu membresía.",
    },
    unsubscribe: "Cancelar la suscripción",
    settings: "Ver y cambiar lo que te enviamos",
  },
} as const satisfies Record<Locale, unknown>;

/** Created once per language: a daily e-mail to thousands repeats the same formatting. */
const dayFormats = Object.fromEntries(
  locales.map((locale) => [locale, new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" })]),
) as Record<Locale, Intl.DateTimeFormat>;
const spelled = (day: string, locale: Locale) => dayFormats[locale].format(new Date(day));

interface DailyMail {
  list: List;
  day: string;
  locale: Locale;
  siteName: string;
  verse: DailyVerse;
  links: DailyMailLinks;
}

export function composeDailyMail({ list, day, locale, siteName, verse, links }: DailyMail) {
  const texts = labels[locale];
  return composeMail({
    lang: locale,
    siteName,
    subject: `${texts.subject[list]}: ${verse.reference}`,
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
      { kind: "button", text: texts.read[list], url: links.read },
    ],
    footer: [
      { text: texts.why[list] },
      { text: texts.unsubscribe, url: links.unsubscribe },
      { text: texts.settings, url: links.settings },
    ],
  });
}

/** As short as a text message must be; who wants more follows the link. */
export function writeText(verse: DailyVerse, url: string): string {
  const room = 280 - verse.reference.length - url.length;
  const text = verse.text.length > room ? `${verse.text.slice(0, room - 1).trimEnd()}…` : verse.text;
  return `${text}\n${verse.reference}\n${url}`;
}
