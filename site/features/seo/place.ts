import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import type { Place } from "./structured-data.ts";

/** Whose page is being described, and in which language. */
export const thisPlace = (): Place => ({ settings: siteSettings(), locale: getLocale() });
