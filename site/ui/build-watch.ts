import { siteSettings } from "../settings.ts";

/** The latest-build manifest is read this often while the page is visible. */
const pollMs = 10 * 60_000;
let stale = false;

/** True once the server runs another build than this page came from; the next navigation then loads the page again. */
export const isBuildStale = (): boolean => stale;

async function checkBuild(load: typeof fetch = fetch): Promise<void> {
  try {
    const response = await load("/builds/latest.json", { cache: "no-store" });
    if (!response.ok) return;
    const latest = (await response.json()) as { id?: string };
    if (latest.id && latest.id !== siteSettings().buildId) stale = true;
  } catch {
    // Offline: the current page is the newest available.
  }
}

export function watchBuild(): void {
  setInterval(() => {
    if (document.visibilityState === "visible") void checkBuild();
  }, pollMs);
}
