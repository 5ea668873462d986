import { stripLocale } from "../../i18n/locale.ts";
import { siteSettings } from "../../settings.ts";
import { loadScript } from "../../ui/load-script.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { consentOpenEvent, storedConsent } from "./consent.ts";

/** A note that can wait: it comes when the reader has begun to read, or after this long. */
const timeoutMs = 4000;
/** Not when something is being pressed: the note must not come between the finger and what it is on. */
const signsOfLife = ["scroll", "pointerup", "keydown"] as const;

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

/** Forms of the account are short, and their buttons where the note would be: it waits for the next page. */
const isAccountPage = () => stripLocale(location.pathname).startsWith("/account/");

function askHere(): void {
  if (isAccountPage()) return;
  removeEventListener(pageReadyEvent, askHere);
  if (!storedConsent()) whenReading(() => void show());
}

export function startConsent(): void {
  const script = siteSettings().thirdParties?.consentScript;
  if (script) {
    void loadScript(script);
    openFromLinks(() => void dispatchEvent(new CustomEvent(consentOpenEvent)));
    return;
  }
  openFromLinks((link) => void show(link));
  addEventListener(pageReadyEvent, askHere);
  askHere();
}
