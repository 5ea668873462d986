import { m } from "../../i18n/paraglide/messages.js";
import { element } from "../../ui/element.ts";
import { type Consent, nothingOptional, storedConsent } from "./consent.ts";
import { button, noteFrame, quiet, wide } from "./consent-note.ts";

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

interface ChoicesOptions {
  /** Undefined where the note that leads here came by itself: then the choice cannot be put off. */
  close?: (() => void) | undefined;
  decide(consent: Consent): void;
}

/** The choices themselves, fetched when somebody wants to see them. */
export function consentChoices({ close, decide }: ChoicesOptions): HTMLElement {
  const note = noteFrame({
    title: m.consent_choices_title(),
    titleClass: "",
    body: [choices()],
    buttons: [
      button(wide, m.consent_save(), () => decide(chosenIn(note))),
      ...(close ? [button(quiet, m.close(), close)] : []),
    ],
    close,
  });
  return note;
}
