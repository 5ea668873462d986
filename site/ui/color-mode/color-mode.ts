export const colorModeKey = "color-mode";
type ColorMode = "light" | "dark";

/** The current mode, chosen by the reader or the system. */
export function shownMode(): ColorMode {
  const set = document.documentElement.dataset.mode;
  if (set === "light" || set === "dark") return set;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Saves the choice; one equal to the system's is removed, so that the page follows the system again. */
export function chooseMode(mode: ColorMode): void {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  if (mode === system) localStorage.removeItem(colorModeKey);
  else localStorage.setItem(colorModeKey, mode);
  document.documentElement.dataset.mode = mode;
}
