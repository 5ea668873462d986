import { siteSettings } from "../settings.ts";

/** The latest-build manifest is read this often while the page is visible. */
const pollMs = 10 * 60_000;
let stale = false;

/** True once the server runs another build than this page came from; the next navigation then loads the page again. */
export const isBuildStale = (): boolean => stale;

/** Asks the server which build it runs; where it cannot be asked, what is known stays. */
export async function checkBuild(): Promise<boolean> {
  try {
    const response = await fetch("/builds/latest.json", { cache: "no-store" });
    const { id } = response.ok ? ((await response.json()) as { id?: string }) : {};
    if (id && id !== siteSettings().buildId) stale = true;
  } catch {}
  return stale;
}

export function watchBuild(): void {
  setInterval(() => {
    if (document.visibilityState === "visible") void checkBuild();
  }, pollMs);
}
