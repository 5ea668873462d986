import { siteSettings } from "../../settings.ts";
import { loadScript } from "../../ui/load-script.ts";
import { consentOpenEvent, storedConsent } from "./consent.ts";

/** A note that can wait: it comes when the reader has begun to read, or after this long. */
const timeoutMs = 4000;
const signsOfLife = ["scroll", "pointerdown", "keydown"] as const;

const show = (openedBy?: HTMLElement) =>
  import("./show-consent.ts").then(
    ({ showConsent }) => showConsent(openedBy),
    (error: unknown) => console.warn("The privacy choices could not be loaded.", error),
  );

function whenReading(work: () => void): void {
  const done = new AbortController();
  const start = () => {
    done.abort();
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(start, timeoutMs);
  for (const sign of signsOfLife) addEventListener(sign, start, { signal: done.signal, passive: true });
}

/** "Privacy choices" is a link to what the cookies are, which is also its fallback without JavaScript. */
function openFromLinks(open: (link: HTMLElement) => void): void {
  const follow = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLElement>("[data-privacy-choices]");
    if (!link) return;
    event.preventDefault();
    open(link);
  };
  // Before the link itself would lead away.
  addEventListener("click", follow, true);
}

export function startConsent(): void {
  const script = siteSettings().thirdParties?.consentScript;
  if (script) {
    void loadScript(script);
    openFromLinks(() => void dispatchEvent(new CustomEvent(consentOpenEvent)));
    return;
  }
  openFromLinks((link) => void show(link));
  if (!storedConsent()) whenReading(() => void show());
}
