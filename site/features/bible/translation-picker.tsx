import { Check } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { signedInKey } from "../../ui/signed-in-key.ts";
import { TextSettings } from "../../ui/text-settings.tsx";
import { TextSizeButtons } from "../../ui/text-size-buttons.tsx";
import { cookieOfTranslation } from "../passages/chosen-translation.ts";
import { readerAddress } from "../passages/reader-address.ts";
import type { ChapterView } from "./load-chapter.server.ts";

function followInMail({ id, language }: { id: string; language: string | null }): void {
  if (language === null || localStorage.getItem(signedInKey) === null) return;
  void import("../notifications/follow-translation.ts").then(({ followTranslation }) =>
    followTranslation(language, id),
  );
}

interface ChoiceProps {
  to: string;
  chosen: boolean;
  children: string;
  /** A translation that is from now on read everywhere in its language. */
  remember?: { id: string; language: string | null };
}

function Choice({ to, chosen, children, remember }: ChoiceProps) {
  return (
    <li>
      <AppLink
        to={to}
        aria-current={chosen ? "true" : undefined}
        data-remember={remember?.language ? cookieOfTranslation(remember.language, remember.id) : undefined}
        onClick={() => remember && followInMail(remember)}
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
        {chapter.translations.map(({ id, name, language }) => (
          <Choice
            key={id}
            remember={{ id, language }}
            // The text now beside it trades places.
            to={readerAddress({ ...place, translation: id, beside: beside === id ? shown : beside })}
            chosen={id === shown}
          >
            {name}
          </Choice>
        ))}
      </ul>
      <p className="mt-1 px-3 text-[0.92rem] text-muted">{m.bible_read_everywhere()}</p>
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
      <TextSettings />
    </>
  );
}
