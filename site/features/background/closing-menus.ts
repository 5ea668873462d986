/**
 * A menu, which is a disclosure that opens without scripts, closes on a click or focus outside it; Escape closes it and
 * restores the focus.
 */
function closeMenus(event: Event): void {
  const escaping = event.type === "keydown";
  if (escaping && (event as KeyboardEvent).key !== "Escape") return;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
    if (!escaping && menu.contains(event.target as Node)) continue;
    menu.open = false;
    if (!escaping) continue;
    // The key has done its work: nothing behind the menu closes with it.
    event.preventDefault();
    menu.querySelector("summary")?.focus();
  }
}

export function startMenus(): void {
  // Before what else listens, so that it sees what this has prevented.
  for (const name of ["pointerdown", "focusin", "keydown"])
    addEventListener(name, closeMenus, { capture: true });
}
