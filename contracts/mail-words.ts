/** The mails that the site sends, the words that each has, and the placeholders that may stand in them. */
import type { Locale } from "./site.ts";

export const mailFields = [
  "subject",
  "greeting",
  "greetingWithoutName",
  "opening",
  "button",
  "closing",
  "reason",
  "stopLink",
  "settingsLink",
] as const;
export type MailField = (typeof mailFields)[number];
export type MailWords = Partial<Readonly<Record<MailField, string>>>;

/** These may have several paragraphs, with an empty line between two. */
export const mailParagraphs: readonly MailField[] = ["opening", "closing"];

/** What may stand in a text as {name}, in which field, and what must. */
interface FieldRule {
  may?: readonly string[];
  needs?: readonly string[];
  isOptional?: true;
}
type MailRule = Partial<Record<MailField, FieldRule>>;

const site = ["site"];
const lesson = [...site, "course", "number", "title"];

/** A notice has no link; a mail with one cannot be without its button. */
const notice: MailRule = {
  subject: { may: site },
  opening: { may: site },
  closing: { may: site, isOptional: true },
};
const withLink: MailRule = { ...notice, button: { may: site } };

const verse: MailRule = {
  subject: { may: [...site, "reference"] },
  button: { may: site },
  reason: { may: site },
  stopLink: {},
  settingsLink: {},
};
const reminder: MailRule = {
  subject: { may: lesson },
  greeting: { may: [...site, "name"], needs: ["name"] },
  greetingWithoutName: { may: site },
  opening: { may: lesson, needs: ["title"] },
  button: { may: lesson },
  closing: { may: lesson, isOptional: true },
  reason: { may: site },
  stopLink: {},
  settingsLink: {},
};
const consent: MailRule = { ...withLink, settingsLink: {} };

/** Of a purchase: what the law wants said stays said. */
const premium = (...needs: string[]): MailRule => ({
  ...withLink,
  opening: { may: [...site, ...needs], needs },
});

const rules = {
  "account-verify": withLink,
  "account-known": withLink,
  "account-reset": withLink,
  "account-sign-in": withLink,
  "account-changed": notice,
  "account-recovered": notice,
  "account-move": withLink,
  "account-moving": notice,
  "account-taken": notice,
  "account-passkey": notice,
  "account-second-factor-on": notice,
  "account-second-factor-off": notice,
  "account-leaving": { ...withLink, opening: { may: [...site, "days"], needs: ["days"] } },
  "account-left": notice,
  "verse-morning": verse,
  "verse-evening": verse,
  "reminder-plan": reminder,
  "reminder-guide": reminder,
  "consent-confirm": consent,
  "consent-already": consent,
  "consent-manage": consent,
  "premium-receipt": premium("plan", "price"),
  "premium-receipt-trial": premium("plan", "date"),
  "premium-receipt-guest": premium("plan", "price"),
  "premium-receipt-guest-trial": premium("plan", "date"),
  "premium-trial-used": premium(),
  "premium-payment-failed": premium("date"),
  "premium-trial-ends": premium("date"),
  "premium-ended": premium(),
} satisfies Record<string, MailRule>;

export type MailName = keyof typeof rules;
export const mailNames = Object.keys(rules) as MailName[];
const mailRules: Readonly<Record<MailName, MailRule>> = rules;

export const isMailName = (name: string): name is MailName => Object.hasOwn(rules, name);

/** A mail's words as they are to be sent now; those in code where the content has none. */
export type MailWordsNow = <Written extends MailWords>(
  name: MailName,
  locale: Locale,
  inCode: Written,
) => Promise<Written>;

const placeholder = /\{([^{}]*)\}/g;
const tags = /<\/?[a-z!][^>]*>|&#?\w+;|\]\(/i;
/** Other than the end of a line. */
const control = /[^\P{Cc}\r\n]/u;

export interface WordsProblem {
  field: string;
  en: string;
  es: string;
}

/** Words are text: tags and links would be read as they are written. */
export function textProblems(field: string, text: string, isOneLine: boolean): WordsProblem[] {
  const found: WordsProblem[] = [];
  if (tags.test(text))
    found.push({
      field,
      en: "it is plain text: no tags, no links, no HTML codes",
      es: "es texto sin formato: sin etiquetas, enlaces ni códigos HTML",
    });
  if (control.test(text) || (isOneLine && /[\r\n\u2028\u2029]/.test(text)))
    found.push({ field, en: "it is one line", es: "es una sola línea" });
  return found;
}

const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

function placeholderProblems(field: string, text: string, { may = [], needs = [] }: FieldRule) {
  const found: WordsProblem[] = [];
  const named = [...text.matchAll(placeholder)].map(([, name]) => name!);
  const unknown = named.filter((name) => !may.includes(name));
  if (unknown.length > 0 || /[{}]/.test(text.replace(placeholder, ""))) {
    const known = listed(may);
    found.push({
      field,
      en: `${listed(unknown) || "a brace"} cannot stand here; ${known ? `it may have ${known}` : "it has no placeholders"}`,
      es: `${listed(unknown) || "una llave"} no puede ir aquí; ${known ? `puede llevar ${known}` : "no lleva marcadores"}`,
    });
  }
  for (const name of needs.filter((one) => !named.includes(one)))
    found.push({ field, en: `it needs {${name}}`, es: `necesita {${name}}` });
  return found;
}

/** Why the words of a mail in one language cannot be sent; none when they can. */
export function mailProblems(name: string, words: MailWords): WordsProblem[] {
  if (!isMailName(name))
    return [
      {
        field: "name",
        en: `no mail is called "${name}"; there are ${mailNames.join(", ")}`,
        es: `ningún correo se llama «${name}»; hay ${mailNames.join(", ")}`,
      },
    ];
  return mailFields.flatMap((field): WordsProblem[] => {
    const rule = mailRules[name][field];
    const text = words[field]?.trim() ?? "";
    if (!rule)
      return text === "" ? [] : [{ field, en: "this mail does not have it", es: "este correo no lo lleva" }];
    if (text === "")
      return rule.isOptional ? [] : [{ field, en: "this mail needs it", es: "este correo lo necesita" }];
    return [
      ...textProblems(field, text, !mailParagraphs.includes(field)),
      ...placeholderProblems(field, text, rule),
    ];
  });
}

/** Each {name} once; what is put in is not looked at again. */
export const fillWords = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );

/** An empty line parts two paragraphs; another line break is a space. */
export const paragraphsOf = (text = ""): string[] =>
  text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.replace(/\s*\n\s*/g, " ").trim())
    .filter((paragraph) => paragraph !== "");

/** Where no content is read. */
export const wordsInCode: MailWordsNow = async (_name, _locale, inCode) => inCode;
