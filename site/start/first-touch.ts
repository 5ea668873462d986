import { identityStore } from "../features/identity/identity-store.ts";
import { signsStore } from "../features/identity/premium-store.ts";
import { followUnclaimed } from "../features/identity/unclaimed.ts";
import { m } from "../i18n/paraglide/messages.js";
import { closeModal, modalStore } from "../ui/modal/modal-store.ts";
import { showNote } from "../ui/note.ts";
import { type Connection, isVerySlow } from "../ui/slow-network.ts";
import { toastStore } from "../ui/toast/toast-store.ts";
import { hydrate } from "./hydrate.ts";
import { speculationRules } from "./speculation-rules.ts";
import { createTypedEarly } from "./typed-early.ts";

/**
 * What needs React: fields, buttons, and links whose page is shown in place. Buttons with `data-do` do not (controls.ts),
 * other links and GET forms are the browser's own.
 */
const liveControl =
  ":is(button,input,select,textarea,a[data-live]):not([data-do],[data-consent] *,[data-player-bar] *,form[method=get] [type=submit])";

const controlAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(liveControl) : null;

/** A plain click on something that only React can answer. */
function isHeld(control: HTMLElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  if (control instanceof HTMLAnchorElement)
    return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return control instanceof HTMLButtonElement && control.type !== "submit";
}

/** Gone again when the router takes over, which fetches ahead by itself. */
function prefetchLinks(until: AbortSignal): void {
  if (isVerySlow((navigator as { connection?: Connection }).connection)) return;
  const rules = Object.assign(document.createElement("script"), { type: "speculationrules" });
  rules.textContent = speculationRules;
  document.head.append(rules);
  until.addEventListener("abort", () => rules.remove());
}

/**
 * Until the reader means something, React is not fetched. The first action on a live control fetches it, waits for it and
 * is then done as if it came just now. Returns what fetches it without one.
 */
export function hydrateOnTouch(): () => Promise<void> {
  const waiting = new AbortController();
  const listen = (names: string[], act: (event: Event) => void) => {
    for (const name of names) addEventListener(name, act, { capture: true, signal: waiting.signal });
  };
  const typed = createTypedEarly();
  /** The last thing that was done counts; `end` says what becomes of it. */
  let held: { control: Element; again(): void; fallback(): void } | undefined;
  function end(how: "again" | "fallback"): void {
    const ended = held;
    held = undefined;
    ended?.control.removeAttribute("aria-busy");
    if (ended?.control.isConnected) ended[how]();
  }

  const begin = (): Promise<void> =>
    hydrate().then(
      () => {
        waiting.abort();
        typed.typeAgain();
        end("again");
      },
      () => {
        end("fallback");
        if (!modalStore.getState().modal) return;
        closeModal();
        showNote(m.not_loaded());
      },
    );

  /** Holds an event back; where React cannot be had, `fallback` is what happens instead. */
  function hold(event: Event, control: Element, again: () => void, fallback: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    held?.control.removeAttribute("aria-busy");
    control.setAttribute("aria-busy", "true");
    held = { control, again, fallback };
    void begin();
  }

  listen(["pointerdown", "focusin", "input"], (event) => {
    if (event.type === "input") typed.note(event);
    if (controlAt(event.target)) void begin();
  });
  listen(["click"], (event) => {
    const control = controlAt(event.target);
    if (control && isHeld(control, event as MouseEvent))
      hold(
        event,
        control,
        () => control.click(),
        () =>
          control instanceof HTMLAnchorElement ? location.assign(control.href) : showNote(m.not_loaded()),
      );
  });
  listen(["submit"], (event) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== "post") return;
    const { submitter } = event as SubmitEvent;
    hold(
      event,
      form,
      () => form.requestSubmit(submitter),
      () => form.submit(),
    );
  });
  // A dialog or a message that is due is drawn by React, and so is a page for somebody who signs in or pays in another tab.
  const stops = [
    identityStore.subscribe(({ person }) => person && void begin()),
    signsStore.subscribe(() => void begin()),
    followUnclaimed(() => void begin()),
    modalStore.subscribe(({ modal }) => modal && void begin()),
    toastStore.subscribe(({ toasts }) => toasts.length > 0 && void begin()),
  ];
  waiting.signal.addEventListener("abort", () => {
    for (const stop of stops) stop();
  });
  prefetchLinks(waiting.signal);
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void begin();
    },
    { rootMargin: "200px" },
  );
  for (const place of document.querySelectorAll("[data-hydrate-when=seen]")) near.observe(place);
  waiting.signal.addEventListener("abort", () => near.disconnect());
  return begin;
}
