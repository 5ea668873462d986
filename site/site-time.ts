import { siteSettings } from "./settings.ts";

let learning: Promise<number> | undefined;

async function learnOffset(): Promise<number> {
  if (siteSettings().environment !== "Local") return 0;
  try {
    const { offsetMs } = (await (await fetch("/dev/clock")).json()) as { offsetMs: number };
    return offsetMs;
  } catch {
    return 0;
  }
}

/** The site's time in milliseconds: the device's own, moved as the developer bar has moved the site's clock. */
export async function siteNow(): Promise<number> {
  learning ??= learnOffset();
  return Date.now() + (await learning);
}
