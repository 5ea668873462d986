import type { PopupSettings } from "../../../contracts/popups.ts";
import { stripLocale } from "../../i18n/locale.ts";

/** Checkout, sign-in, account pages, invitations and what members write are never interrupted. */
const alwaysQuiet = /^\/(account|auth|journal|my-profile|operator|prayer-list|subscriptions|together)(\/|$)/;

export function isQuiet(pathname: string, { quiet = [] }: PopupSettings): boolean {
  const path = stripLocale(pathname);
  const isBelow = (quietly: string) => path === quietly || path.startsWith(`${quietly}/`);
  return alwaysQuiet.test(path) || quiet.some(isBelow);
}

interface Visit {
  /** Pages seen before this one. */
  pages: number;
  popups: number;
}

const visitKey = "popup-visit";

export function readVisit(): Visit {
  try {
    return { pages: 0, popups: 0, ...JSON.parse(sessionStorage.getItem(visitKey) ?? "{}") };
  } catch {
    return { pages: 0, popups: 0 };
  }
}

export function storeVisit(visit: Visit): void {
  try {
    sessionStorage.setItem(visitKey, JSON.stringify(visit));
  } catch {
    // Without storage every page begins a visit, which shows less and never more.
  }
}

export const mayShow = ({ pages, popups }: Visit, settings: PopupSettings): boolean =>
  popups < (settings.perVisit ?? Infinity) && !(settings.notOnLanding && pages === 0);
