import { ArrowRight } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { personalKeys } from "../../personal-storage.ts";
import { NextLink } from "../../ui/app-link.tsx";
import { useSavedPlace } from "./reading-place.ts";

/** A place to begin, which becomes the place where the reader left off: same size, so that nothing moves. */
export function ContinueReading({ begin }: { begin: string }) {
  const place = useSavedPlace();
  return (
    <NextLink
      to={place?.path ?? begin}
      data-hydrate-if={personalKeys.biblePlace}
      className="group flex items-center justify-between gap-4 rounded-md border border-line px-6 py-4 hover:bg-sand"
    >
      <span className="min-w-0">
        <span className="kicker">{place ? m.bible_continue() : m.bible_begin()}</span>
        <span className="block truncate font-serif text-[1.3rem]">
          {place?.reference ?? m.bible_begin_with()}
        </span>
      </span>
      <ArrowRight className="size-5 shrink-0 text-water" aria-hidden="true" />
    </NextLink>
  );
}
