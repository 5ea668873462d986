/** How text is set on every reading page, in steps; the first paint reads them, the style sheet does the rest. */
const settings = {
  textSize: { key: "text-size", steps: ["small", "normal", "large", "larger"] },
  textSpacing: { key: "text-spacing", steps: ["close", "normal", "loose", "looser"] },
  textWidth: { key: "text-width", steps: ["narrow", "normal", "wide"] },
  paper: { key: "paper", steps: ["normal", "sepia"] },
} as const;

type ReadingSetting = keyof typeof settings;

/** For the script before the first paint: the root's data attribute, by the key under which it is stored. */
export const readingSettingKeys = Object.fromEntries(
  Object.entries(settings).map(([name, { key }]) => [key, name]),
);

function choose(name: ReadingSetting, next: string): void {
  document.documentElement.dataset[name] = next;
  if (next === "normal") localStorage.removeItem(settings[name].key);
  else localStorage.setItem(settings[name].key, next);
}

const now = (name: ReadingSetting) => document.documentElement.dataset[name] ?? "normal";

/** One step up or down, saved for all reading pages. */
export function changeReading(name: ReadingSetting, step: 1 | -1): void {
  const steps: readonly string[] = settings[name].steps;
  const index = steps.indexOf(now(name)) + step;
  choose(name, steps[Math.min(steps.length - 1, Math.max(0, index))]!);
}

export const switchPaper = (): void => choose("paper", now("paper") === "sepia" ? "normal" : "sepia");
