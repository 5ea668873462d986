declare global {
  interface Window {
    /** Set by the inline script; answers the button that was pressed last, and listens no longer. */
    takeEarlyTap?(): HTMLElement | undefined;
  }
}

/** Runs inline, before the start script is there: a button that is pressed already is pressed again then (start.ts). */
export const earlyTapScript = `(()=>{let b;const h=e=>{const t=e.target.closest?.("button");if(t&&t.type!="submit"){e.preventDefault();e.stopImmediatePropagation();b=t}};addEventListener("click",h,!0);window.takeEarlyTap=()=>{removeEventListener("click",h,!0);return b}})()`;

/** To be called when all that answers a tap is listening. */
export function repeatEarlyTap(): void {
  const button = window.takeEarlyTap?.();
  if (button?.isConnected) button.click();
}
