import type { Locale } from "../../contracts/site.ts";
import { loginAddress } from "../features/identity/login-address.ts";
import { rememberTranslation } from "../features/passages/chosen-translation.ts";
import { share } from "../features/sharing/share.ts";
import { rememberLocale } from "../i18n/remember-locale.ts";
import { chooseMode, shownMode } from "../ui/color-mode/color-mode.ts";
import { changeTextSize } from "../ui/text-size.ts";

/** What a button with `data-do` does, with React and without it. */
const actions: Record<string, (button: HTMLElement) => void> = {
  "smaller-text": () => changeTextSize(-1),
  "larger-text": () => changeTextSize(1),
  "color-mode": () => chooseMode(shownMode() === "dark" ? "light" : "dark"),
  print: () => print(),
  share: ({ dataset: { title = "", text = "" } }) => void share({ title, text }),
};

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>("[data-do]");
  if (button) actions[button.dataset.do!]?.(button);
  const language = target.closest<HTMLElement>("[data-remember-locale]")?.dataset.rememberLocale;
  if (language) rememberLocale(language as Locale);
  const translation = target.closest<HTMLElement>("[data-remember-translation]")?.dataset;
  if (translation) rememberTranslation(translation.language as Locale, translation.rememberTranslation!);
  // The server does not see the whole query, so the address gets it when it is followed.
  const login = target.closest<HTMLAnchorElement>("a[data-login]");
  if (login) login.href = loginAddress(location.pathname + location.search);
}

export function startControls(): void {
  // Before the links themselves lead away.
  addEventListener("click", onClick, { capture: true });
}
