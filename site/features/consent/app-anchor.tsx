import type { ComponentProps } from "react";
import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";

/** A plain link to a page of the site, for what lies outside the router. */
export function AppAnchor({ to, ...props }: { to: string } & ComponentProps<"a">) {
  return <a {...props} href={localizePath(to, getLocale())} />;
}
