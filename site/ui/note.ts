const shownMs = 8000;

/** A line at the foot of the window, for what must be said before there is React; `more` follows the text. */
export function showNote(text: string, ...more: Node[]): void {
  const note = document.createElement("p");
  note.id = "note";
  note.setAttribute("role", "status");
  note.className =
    "fixed inset-x-4 bottom-[calc(1rem+var(--consent-height,0px))] z-50 md:bottom-4 mx-auto max-w-md rounded-md border border-line bg-paper px-5 py-3 shadow-float";
  document.body.append(note);
  // Read out by screen readers only if it changes after it has come.
  setTimeout(() => note.append(text, ...more));
  setTimeout(() => note.remove(), shownMs);
}
