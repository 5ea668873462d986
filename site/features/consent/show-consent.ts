import { m } from "../../i18n/paraglide/messages.js";
import { showNote } from "../../ui/note.ts";
import { type Consent, giveConsent, hasPrivacyControl } from "./consent.ts";
import { consentNote } from "./consent-note.ts";

let shown: HTMLElement | undefined;

/** For what else stands at the foot of a phone's window. */
const noteHeight = (height: number): void =>
  document.documentElement.style.setProperty("--consent-height", `${height}px`);

function close(returnTo?: HTMLElement): void {
  shown?.remove();
  shown = undefined;
  noteHeight(0);
  if (!returnTo) return;
  // The page may have changed in place meanwhile, and its foot with it.
  const link = returnTo.isConnected
    ? returnTo
    : document.querySelector<HTMLElement>("[data-privacy-choices]");
  link?.focus();
}

function show(note: HTMLElement): void {
  if (shown) shown.replaceWith(note);
  else document.body.append(note);
  shown = note;
  noteHeight(note.offsetHeight);
}

/** They take the focus, and give it back to the link that opened them. */
async function showChoices(openedBy?: HTMLElement): Promise<void> {
  const loaded = await import("./consent-choices.ts").catch(() => showNote(m.not_loaded()));
  if (!loaded) return;
  const note = loaded.consentChoices({
    close: openedBy && (() => close(openedBy)),
    decide(consent: Consent) {
      giveConsent(consent, "choices");
      close(openedBy);
    },
  });
  show(note);
  note.querySelector("h2")?.focus();
}

/** `openedBy` is the link that opened the choices; a note that comes by itself does not take the focus. */
export function showConsent(openedBy?: HTMLElement): void {
  if (openedBy) return void showChoices(openedBy);
  // The choices may have been opened in the moment in which the note was due.
  if (shown) return;
  const decide = (consent: Consent) => {
    giveConsent(consent, hasPrivacyControl() ? "privacy-control" : "note");
    close();
  };
  show(consentNote({ decide, choose: () => void showChoices() }));
}
