/** Home has a face for each part of the reader's own day. */
type DayFace = "morning" | "midday" | "evening";

/** From which hour on. */
export const faceBegins = { morning: 4, midday: 11, evening: 17 } as const;

export const faceAt = (hour: number): DayFace =>
  hour < faceBegins.morning || hour >= faceBegins.evening
    ? "evening"
    : hour < faceBegins.midday
      ? "morning"
      : "midday";

/** A page that is come back to has the face of that hour. */
export function followHours(): void {
  document.addEventListener("visibilitychange", () => {
    document.documentElement.dataset.hour = faceAt(new Date().getHours());
  });
}
