import { getLocale } from "../../i18n/paraglide/runtime.js";

export const longDate = (iso: string): string =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: "long" }).format(new Date(iso));

export const shortMoment = (iso: string): string =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
