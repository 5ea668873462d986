import { useMemo } from "react";
import { Link } from "react-router";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { begunAt } from "../identity/begun-at.ts";

/** The page that was left for this one, without what happens on a return. */
function pageBefore(): string | undefined {
  const begun = begunAt();
  if (!begun) return undefined;
  const url = new URL(begun, location.origin);
  url.searchParams.delete("action");
  return url.pathname + url.search + url.hash;
}

/** Nobody has to sit and wait for a mail: its link signs this tab in, too. */
export function ReadOn() {
  const hydrated = useHydrated();
  // Once read it stays: the mail's link, opened in another tab, forgets it.
  const before = useMemo(() => (hydrated ? pageBefore() : undefined), [hydrated]);
  return (
    <p className="mt-6">
      <Link
        to={before ?? localizePath("/", getLocale())}
        className="pill min-h-12 w-full border border-line hover:bg-sand"
      >
        {m.sign_in_read_on()}
      </Link>
    </p>
  );
}
