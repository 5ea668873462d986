import { type Consent, giveConsent, hasPrivacyControl } from "./consent.ts";
import { consentNote } from "./consent-note.ts";

let shown: HTMLElement | undefined;

function close(returnTo?: HTMLElement): void {
  shown?.remove();
  shown = undefined;
  returnTo?.focus();
}

/** `openedBy` is the link that opened the choices, which then have the focus; a note that comes by itself does not take it. */
export function showConsent(openedBy?: HTMLElement, choosing = openedBy !== undefined): void {
  // The choices may have been opened in the moment in which the note was due.
  if (shown && !openedBy && !choosing) return;
  const note = consentNote({
    choosing,
    close: openedBy && (() => close(openedBy)),
    decide(consent: Consent) {
      giveConsent(consent, choosing ? "choices" : hasPrivacyControl() ? "privacy-control" : "note");
      close(openedBy);
    },
    choose: () => showConsent(openedBy, true),
  });
  if (shown) shown.replaceWith(note);
  else document.body.append(note);
  shown = note;
  if (choosing) note.querySelector("h2")?.focus();
}
