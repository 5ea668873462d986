import { getLocale } from "../../i18n/paraglide/runtime.js";

/** "1.3 MB", "340 kB": as phones write it, in thousands. */
export function sizeText(bytes: number): string {
  const inMegabytes = bytes >= 1_000_000;
  const value = inMegabytes ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  return new Intl.NumberFormat(getLocale(), {
    style: "unit",
    unit: inMegabytes ? "megabyte" : "kilobyte",
    maximumFractionDigits: 1,
  }).format(value);
}
