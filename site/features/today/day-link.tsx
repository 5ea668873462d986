import type { ComponentProps } from "react";
import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";

/** A link whose address may become the reader's own (paint-day.ts); ServerLinks lets the router follow what the page says. */
export const DayLink = ({ to, ...props }: ComponentProps<"a"> & { to: string }) => (
  <a {...props} href={localizePath(to, getLocale())} suppressHydrationWarning />
);
