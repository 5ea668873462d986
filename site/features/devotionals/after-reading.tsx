import { m } from "../../i18n/paraglide/messages.js";

/** A question to carry and a prayer to close with. */
export default function AfterReading({
  reflection,
  prayer,
}: {
  reflection: string | null;
  prayer: string | null;
}) {
  return (
    <>
      {reflection && (
        <aside className="mt-10 border-l-[3px] border-dawn py-1 pl-5">
          <h2 className="font-sans text-base tracking-normal">{m.catalog_reflection()}</h2>
          <p className="mt-2 font-serif text-[calc(1.18rem*var(--text-scale,1))] leading-[1.7]">
            {reflection}
          </p>
        </aside>
      )}
      {prayer && (
        <section className="mt-8 rounded-md bg-sand p-6 md:p-8">
          <h2 className="kicker font-sans tracking-[0.02em]">{m.catalog_prayer()}</h2>
          <p className="mt-2 font-serif text-[calc(1.18rem*var(--text-scale,1))] leading-[1.75]">{prayer}</p>
        </section>
      )}
    </>
  );
}
