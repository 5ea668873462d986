import { loginAddress } from "../features/identity/login-address.ts";
import { listen, listenToDay } from "../features/listen/available.ts";
import { share } from "../features/sharing/share.ts";
import { finishStep, undoStep } from "../features/today/day-on-page.ts";
import { chooseMode, shownMode } from "../ui/color-mode/color-mode.ts";
import { changeReading, switchPaper } from "../ui/reading-settings.ts";

/** What a button with `data-do` does, with React and without it. */
const actions: Record<string, (button: HTMLElement) => void> = {
  "smaller-text": () => changeReading("textSize", -1),
  "larger-text": () => changeReading("textSize", 1),
  "less-space": () => changeReading("textSpacing", -1),
  "more-space": () => changeReading("textSpacing", 1),
  narrower: () => changeReading("textWidth", -1),
  wider: () => changeReading("textWidth", 1),
  paper: switchPaper,
  "color-mode": () => chooseMode(shownMode() === "dark" ? "light" : "dark"),
  print: () => print(),
  listen: () => void listen(),
  "listen-day": () => void listenToDay(),
  share: ({ dataset }) => share(JSON.parse(dataset.shared!)),
  "day-done": finishStep,
  "day-undo": undoStep,
};

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-do]");
  if (button) actions[button.dataset.do!]?.(button);
  // A link to another language or translation is a choice for every page after it.
  for (const cookie of target.closest<HTMLElement>("[data-remember]")?.dataset.remember?.split(",") ?? []) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
    document.cookie = `${cookie};path=/;samesite=lax`;
  }
  // The server does not see the whole query, so the address gets it when it is followed.
  const login = target.closest<HTMLAnchorElement>("a[data-login]");
  if (login) login.href = loginAddress(location.pathname + location.search);
}

export function startControls(): void {
  // Before the links themselves lead away.
  addEventListener("click", onClick, { capture: true });
}
