"use client";
/** Names what Payload's panel shows as an icon alone, or leaves without its label, for those who do not see it. */
import { useTranslation } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { sayIn } from "./words.ts";

/** Icons, in English and in Spanish. */
const icons: [selector: string, en: string, es: string][] = [
  [".upload-relationship-details__edit", "Edit", "Editar"],
  [".upload-relationship-details__remove", "Remove", "Quitar"],
  [".popup-button:has(> .doc-controls__dots, > .icon--more)", "More actions", "Más acciones"],
  [".locked", "Somebody else is writing here", "Alguien más está escribiendo aquí"],
  [".date-time-picker__clear-button", "Clear the date", "Quitar la fecha"],
  [".collapsible__drag", "Move", "Mover"],
  [".toolbar-popup__button-bold", "Bold", "Negrita"],
  [".toolbar-popup__button-italic", "Italic", "Cursiva"],
  [".toolbar-popup__button-link", "Link", "Enlace"],
];

/** Fields that their label does not lead to. */
const fields =
  ".rs__input, .react-datepicker__input-container input, .LexicalEditorTheme__block input[type=text], .drawer input[type=text]";

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\*$/, "").trim() ?? "";

function labelOf(field: HTMLInputElement): string {
  if (field.labels && field.labels.length > 0) return "";
  return textOf(field.closest(".field-type, .where-builder__condition")?.querySelector(".field-label"));
}

/** What is named here is named again when the language changes, and nothing that has a name of its own. */
function name(element: Element, words: string): void {
  if (!words || (element.getAttribute("aria-label") && !element.hasAttribute("data-named"))) return;
  if (element.getAttribute("aria-label") === words) return;
  element.setAttribute("aria-label", words);
  element.setAttribute("data-named", "");
}

function nameAll(language: string): void {
  const say = sayIn(language);
  for (const [selector, en, es] of icons)
    for (const icon of document.querySelectorAll(selector)) name(icon, say(en, es));
  // The words that come up beside the icon, when the pointer is on it.
  for (const icon of document.querySelectorAll(".btn--has-tooltip")) {
    // They are there twice, once to be measured.
    const tips = [...icon.querySelectorAll(".tooltip")];
    const words = textOf(tips[0]);
    if (textOf(icon) !== tips.map((tip) => tip.textContent).join("")) continue;
    name(icon, words);
    const around = icon.closest('[role="button"]');
    if (around) name(around, words);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) name(field, labelOf(field));
  for (const box of document.querySelectorAll("tbody .select-row__checkbox input")) {
    const row = textOf(box.closest("tr")?.querySelector("a"));
    if (row) name(box, `${say("Select", "Elegir")} ${row}`);
  }
}

export function ControlNames({ children }: { children: ReactNode }) {
  const { language } = useTranslation().i18n;
  useEffect(() => {
    let isWaiting = false;
    const later = () => {
      if (isWaiting) return;
      isWaiting = true;
      // Once for all that comes at the same time.
      setTimeout(() => {
        isWaiting = false;
        nameAll(language);
      }, 100);
    };
    later();
    const observer = new MutationObserver(later);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return children;
}
