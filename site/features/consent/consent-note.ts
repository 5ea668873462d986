import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { element } from "../../ui/element.ts";
import { type Consent, hasPrivacyControl, nothingOptional, storedConsent } from "./consent.ts";

const quiet = "pill border border-line px-3.5 text-[0.93rem] whitespace-nowrap hover:bg-sand";
const wide = `${quiet} flex-1`;
const titleId = "consent-title";

function button(className: string, label: string, act: () => void, more = {}): HTMLButtonElement {
  const made = element("button", { type: "button", class: className, ...more }, label);
  made.onclick = act;
  return made;
}

const purposes: { name: keyof Consent; title(): string; text(): string }[] = [
  { name: "measurement", title: m.consent_measurement, text: m.consent_measurement_text },
  { name: "marketing", title: m.consent_marketing, text: m.consent_marketing_text },
];

interface Purpose {
  title: string;
  text: string;
  checked: boolean;
  name?: keyof Consent;
}

const purpose = ({ title, text, checked, name }: Purpose) =>
  element(
    "li",
    { class: "border-t border-line first:border-0" },
    element(
      "label",
      { class: `flex gap-3 py-2.5 ${name ? "cursor-pointer" : ""}` },
      element("input", {
        type: "checkbox",
        class: "mt-1 size-[1.15rem] shrink-0 accent-water",
        name,
        checked,
        disabled: !name,
      }),
      element(
        "span",
        { class: "min-w-0" },
        element("span", { class: "block font-semibold leading-snug" }, title),
        element("span", { class: "block text-[0.88rem] leading-normal text-muted" }, text),
      ),
    ),
  );

/** What may be agreed to, as it stands; what the site needs cannot be switched off. */
function choices(): HTMLElement {
  const choice = storedConsent() ?? nothingOptional;
  return element(
    "ul",
    { class: "mt-3" },
    purpose({ title: m.consent_needed(), text: m.consent_needed_text(), checked: true }),
    ...purposes.map(({ name, title, text }) =>
      purpose({ title: title(), text: text(), checked: choice[name], name }),
    ),
  );
}

const chosenIn = (note: HTMLElement): Consent => {
  const isOn = (name: keyof Consent) =>
    note.querySelector<HTMLInputElement>(`[name=${name}]`)?.checked === true;
  return { measurement: isOn("measurement"), marketing: isOn("marketing") };
};

export interface ConsentNoteOptions {
  /** The choices themselves; otherwise the note that leads to them. */
  choosing: boolean;
  /** Undefined where the note came by itself: then it cannot be put off. */
  close?: (() => void) | undefined;
  decide(consent: Consent): void;
  choose(): void;
}

/** A note at the foot of the window. It is small, not modal, and shown once. */
export function consentNote({ choosing, close, decide, choose }: ConsentNoteOptions): HTMLElement {
  const controlled = hasPrivacyControl();
  const first = [
    button(wide, controlled ? m.consent_save_choice() : m.consent_necessary(), () => decide(nothingOptional)),
    ...(controlled
      ? []
      : [button(wide, m.consent_all(), () => decide({ measurement: true, marketing: true }))]),
    button("min-h-11 px-2 text-[0.95rem] text-muted underline hover:text-ink", m.consent_choose(), choose, {
      "aria-expanded": "false",
    }),
  ];
  const last = [
    button(wide, m.consent_save(), () => decide(chosenIn(note))),
    ...(close ? [button(quiet, m.close(), close)] : []),
  ];
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
      { class: "px-5 py-4 md:px-6 md:py-5" },
      element(
        "h2",
        { id: titleId, tabindex: "-1", class: "text-[1.12rem] outline-none" },
        choosing ? m.consent_choices_title() : m.consent_title(),
      ),
      element(
        "p",
        { class: "mt-1 text-[0.93rem] leading-normal text-muted" },
        `${controlled ? m.consent_privacy_control() : m.consent_text()} `,
        element("a", { href: localizePath("/cookies", getLocale()), class: "underline" }, m.consent_more()),
      ),
      ...(choosing ? [choices()] : []),
      element("div", { class: "mt-3.5 flex flex-wrap gap-2" }, ...(choosing ? last : first)),
    ),
  );
  note.onkeydown = ({ key }) => {
    if (key === "Escape") close?.();
  };
  return note;
}
