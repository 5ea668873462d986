import { Check } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { TextSizeButtons } from "../../ui/text-size-buttons.tsx";
import { readerAddress } from "../passages/reader-address.ts";
import type { ChapterView } from "./load-chapter.server.ts";

function Choice({ to, chosen, children }: { to: string; chosen: boolean; children: string }) {
  return (
    <li>
      <AppLink
        to={to}
        aria-current={chosen ? "true" : undefined}
        className="flex min-h-11 items-center justify-between gap-3 rounded-sm px-3 hover:bg-sand"
      >
        {children}
        {chosen && <Check className="size-[1.1rem] shrink-0 text-spring" aria-hidden="true" />}
      </AppLink>
    </li>
  );
}

/** Which text to read, and which to set beside it. */
export function TranslationPicker({ chapter }: { chapter: ChapterView }) {
  const place = { slug: chapter.slug, chapter: chapter.chapter };
  const shown = chapter.translation.id;
  const beside = chapter.beside?.id ?? null;
  const others = chapter.translations.filter(({ id }) => id !== shown);
  return (
    <>
      <p className="px-3 font-semibold">{m.bible_read_in()}</p>
      <ul className="mt-1">
        {chapter.translations.map(({ id, name }) => (
          <Choice
            key={id}
            // The text now beside it trades places.
            to={readerAddress({ ...place, translation: id, beside: beside === id ? shown : beside })}
            chosen={id === shown}
          >
            {name}
          </Choice>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p className="mt-4 px-3 font-semibold">{m.bible_beside()}</p>
          <ul className="mt-1">
            <Choice to={readerAddress({ ...place, translation: chapter.address })} chosen={beside === null}>
              {m.bible_beside_off()}
            </Choice>
            {others.map(({ id, name }) => (
              <Choice
                key={id}
                to={readerAddress({ ...place, translation: chapter.address, beside: id })}
                chosen={beside === id}
              >
                {m.bible_beside_with({ translation: name })}
              </Choice>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 flex gap-2 px-3">
        <TextSizeButtons />
      </p>
    </>
  );
}
