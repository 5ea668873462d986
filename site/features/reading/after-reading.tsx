import { m } from "../../i18n/paraglide/messages.js";
import { InOtherLanguage } from "./in-other-language.tsx";
import type { OtherLanguage } from "./load-side-by-side.server.ts";

/** A question to carry and a prayer to close with. */
export function AfterReading({
  reflection,
  prayer,
  other,
}: {
  reflection: string | null;
  prayer: string | null;
  /** The same in a second language, where it is read side by side. */
  other?: Pick<OtherLanguage, "locale" | "reflection" | "prayer"> | null;
}) {
  const textStyle =
    "font-serif text-[calc(1.18rem*var(--text-scale,1))] leading-[calc(1.7*var(--line-scale,1))]";
  return (
    <>
      {reflection && (
        <aside className="mt-10 border-l-[3px] border-dawn py-1 pl-5">
          <h2 className="font-sans text-base tracking-normal" data-listen>
            {m.catalog_reflection()}
          </h2>
          <p className={`mt-2 ${textStyle}`} data-listen>
            {reflection}
          </p>
          {other?.reflection && (
            <InOtherLanguage locale={other.locale}>
              <p className={textStyle}>{other.reflection}</p>
            </InOtherLanguage>
          )}
        </aside>
      )}
      {prayer && (
        <section className="mt-8 rounded-md bg-sand p-6 md:p-8">
          <h2 className="kicker font-sans tracking-[0.02em]" data-listen>
            {m.catalog_prayer()}
          </h2>
          <p className={`mt-2 ${textStyle}`} data-listen>
            {prayer}
          </p>
          {other?.prayer && (
            <InOtherLanguage locale={other.locale}>
              <p className={textStyle}>{other.prayer}</p>
            </InOtherLanguage>
          )}
        </section>
      )}
    </>
  );
}
