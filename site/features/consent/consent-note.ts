import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { element } from "../../ui/element.ts";
import { type Consent, hasPrivacyControl, nothingOptional } from "./consent.ts";

export const quiet = "pill border border-line !px-2.5 text-[0.86rem] whitespace-nowrap hover:bg-sand";
export const wide = `${quiet} flex-1`;
const titleId = "consent-title";

export function button(className: string, label: string, act: () => void, more = {}): HTMLButtonElement {
  const made = element("button", { type: "button", class: className, ...more }, label);
  made.onclick = act;
  return made;
}

interface FrameOptions {
  title: string;
  titleClass: string;
  /** Between the text and the buttons. */
  body?: readonly HTMLElement[];
  buttons: readonly HTMLElement[];
  close?: (() => void) | undefined;
}

export function noteFrame({ title, titleClass, body = [], buttons, close }: FrameOptions): HTMLElement {
  const note = element(
    "section",
    {
      "aria-labelledby": titleId,
      "data-consent": true,
      "data-no-print": true,
      class:
        "fixed inset-x-0 bottom-0 z-35 max-h-[85dvh] overflow-y-auto border-t border-line bg-paper shadow-float md:inset-x-auto md:right-5 md:bottom-5 md:w-[27.5rem] md:rounded-md md:border",
    },
    element(
      "div",
      { class: "px-4 py-2.5 md:px-6 md:py-4" },
      element(
        "h2",
        { id: titleId, tabindex: "-1", class: `text-[1.12rem] outline-none ${titleClass}` },
        title,
      ),
      element(
        "p",
        { class: "text-[0.86rem] leading-[1.35] text-muted md:mt-1 md:text-[0.93rem]" },
        `${hasPrivacyControl() ? m.consent_privacy_control() : m.consent_text()} `,
        element("a", { href: localizePath("/cookies", getLocale()), class: "underline" }, m.consent_more()),
      ),
      ...body,
      element("div", { class: "mt-2 flex flex-wrap gap-1.5 md:mt-3" }, ...buttons),
    ),
  );
  note.onkeydown = ({ key }) => {
    if (key === "Escape") close?.();
  };
  return note;
}

interface NoteOptions {
  decide(consent: Consent): void;
  choose(): void;
}

/** A note at the foot of the window, which leads to the choices. It is small, not modal, shown once, and cannot be put off. */
export function consentNote({ decide, choose }: NoteOptions): HTMLElement {
  const controlled = hasPrivacyControl();
  return noteFrame({
    title: m.consent_title(),
    // On a phone the note says enough without it, and the page keeps its room.
    titleClass: "max-md:sr-only",
    buttons: [
      button(wide, controlled ? m.consent_save_choice() : m.consent_necessary(), () =>
        decide(nothingOptional),
      ),
      ...(controlled
        ? []
        : [button(wide, m.consent_all(), () => decide({ measurement: true, marketing: true }))]),
      button("min-h-11 px-1 text-[0.86rem] text-muted underline hover:text-ink", m.consent_choose(), choose, {
        "aria-expanded": "false",
      }),
    ],
  });
}
