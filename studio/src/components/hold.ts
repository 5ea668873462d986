"use client";
/** While it is published nothing can be typed: it would go along by half, or be gone when the page is read again. */
export function hold(isHeld: boolean): void {
  const fields = document.querySelector<HTMLElement>(".document-fields");
  if (fields) fields.inert = isHeld;
}
