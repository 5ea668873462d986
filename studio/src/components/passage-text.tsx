"use client";
/** Below a field for a reference: whether it exists, and its text in both languages, as the site's own Scripture service has it. */
import { useField, useTranslation } from "@payloadcms/ui";
import { groups, type Locale, locales } from "../languages.ts";
import { useLatest } from "./latest.ts";
import { PassagePicker } from "./passage-picker.tsx";
import "./studio.css";

interface Passage {
  locale: Locale;
  reference: string;
  translation: string;
  text: string;
}

const longest = 600;

interface Found {
  reference: string;
  translation: { abbreviation: string };
  verses: { text: string }[];
}

/** Nothing where there is no such passage. */
async function passageIn(locale: Locale, ref: string, signal: AbortSignal): Promise<Passage | undefined> {
  const query = new URLSearchParams({ ref, language: locale });
  const answer = await fetch(`/scripture/api/v1/passages?${query}`, { signal });
  if (answer.status === 400) return undefined;
  if (!answer.ok) throw new Error(String(answer.status));
  const { items } = (await answer.json()) as { items: Found[] };
  const [found] = items;
  if (!found) return undefined;
  const text = found.verses.map((verse) => verse.text.replace(/\s+/g, " ")).join(" ");
  return {
    locale,
    reference: found.reference,
    translation: found.translation.abbreviation,
    text: text.length > longest ? `${text.slice(0, longest)}…` : text,
  };
}

const inBoth = (ref: string, signal: AbortSignal) =>
  Promise.all(locales.map((locale) => passageIn(locale, ref, signal)));

/** Passages of an item are written in English; in a text, in the language of its side. */
function sideOf(element: HTMLElement, path: string, otherwise: Locale): Locale {
  if (/(?:^|\.)passage$/.test(path)) return "en-US";
  const side = locales.find((locale) => element.closest(`#field-${groups[locale]}`));
  return side ?? otherwise;
}

export function PassageText({ path }: { path: string }) {
  const { value, setValue } = useField<string>({ path });
  const { i18n } = useTranslation();
  const isSpanish = i18n.language === "es";
  const answer = useLatest((value ?? "").trim(), inBoth, 300);
  const passages = answer.state === "known" ? answer.value.filter((one) => one !== undefined) : [];
  return (
    <>
      <PassagePicker
        language={isSpanish ? "es" : "en-US"}
        nameLanguage={(element) => sideOf(element, path, isSpanish ? "es" : "en-US")}
        onPick={setValue}
      />
      <div className="passage-text" role="status">
        {answer.state === "failed" &&
          (isSpanish ? "No se pudo comprobar la referencia." : "The reference could not be checked.")}
        {answer.state === "known" &&
          passages.length === 0 &&
          (isSpanish ? "No es un pasaje de la Biblia." : "This is not a passage of the Bible.")}
        {passages.map(({ locale, reference, translation, text }) => (
          <blockquote key={locale} lang={locale}>
            <p>{text}</p>
            <cite>
              {reference} ({translation})
            </cite>
          </blockquote>
        ))}
      </div>
    </>
  );
}
