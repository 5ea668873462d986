"use client";
/** Leads to a field of the form: scrolls to it and puts the cursor into it. */

const inputs = "input:not([type=hidden]), textarea, select, [contenteditable=true], button";

/** The element of a field, or of the nearest list around it. */
function elementOf(field: string): HTMLElement | null {
  const parts = field.split(".");
  for (let length = parts.length; length > 0; length--) {
    const id = `field-${parts.slice(0, length).join("__")}`;
    const found =
      document.getElementById(id) ??
      // Rich texts have no id of their own, but a label that names it.
      document
        .querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`)
        ?.closest<HTMLElement>(".field-type");
    if (found) return found;
  }
  return null;
}

export function showField(field: string): void {
  const element = elementOf(field);
  if (!element) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "center" });
  const input = element.matches(inputs)
    ? element
    : (element.querySelector<HTMLElement>("[contenteditable=true]") ??
      element.querySelector<HTMLElement>(inputs));
  input?.focus({ preventScroll: true });
}
