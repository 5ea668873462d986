const shownMs = 6000;

/** A line at the foot of the window, for what must be said before there is React. */
export function showNote(text: string): void {
  const note = document.createElement("p");
  note.setAttribute("role", "status");
  note.className =
    "fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-md border border-line bg-paper px-5 py-3 shadow-float";
  document.body.append(note);
  // Read out by screen readers only if it changes after it has come.
  setTimeout(() => {
    note.textContent = text;
  });
  setTimeout(() => note.remove(), shownMs);
}
