/** The browser's offer to install the site, held until the right moment. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let held: InstallEvent | undefined;
let tell: (() => void) | undefined;

/** At the start of every page: it comes once and early. */
export function holdInstallEvent(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    held = event as InstallEvent;
    tell?.();
  });
}

export const heldInstallEvent = (): InstallEvent | undefined => held;

export function whenInstallable(act: () => void): void {
  if (held) act();
  else tell = act;
}
