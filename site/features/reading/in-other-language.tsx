import type { ReactNode } from "react";
import type { Locale } from "../../../contracts/site.ts";

/** A short text in the second language, under the first. */
export const InOtherLanguage = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <div lang={locale} data-listen="no" className="mt-3 border-l-2 border-line pl-4 text-muted">
    {children}
  </div>
);
