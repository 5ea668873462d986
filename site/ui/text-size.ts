export const textSizeKey = "text-size";

const sizes = ["small", "normal", "large", "larger"] as const;

/** One step up or down, saved for all reading pages. */
export function changeTextSize(step: 1 | -1): void {
  const root = document.documentElement;
  const now = sizes.indexOf((root.dataset.textSize ?? "normal") as (typeof sizes)[number]);
  const next = sizes[Math.min(sizes.length - 1, Math.max(0, now + step))]!;
  root.dataset.textSize = next;
  if (next === "normal") localStorage.removeItem(textSizeKey);
  else localStorage.setItem(textSizeKey, next);
}
