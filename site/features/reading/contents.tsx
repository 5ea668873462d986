import { m } from "../../i18n/paraglide/messages.js";
import type { Heading } from "./load-body.server.ts";

/** A short table of contents where there is something to choose from; in the margin where there is one. */
export function Contents({ headings }: { headings: Heading[] }) {
  if (headings.length < 3) return null;
  return (
    <nav
      aria-label={m.contents()}
      className="mb-8 border-y border-line py-4 xl:absolute xl:inset-y-0 xl:right-full xl:mb-0 xl:w-[13rem] xl:border-0 xl:py-0"
      data-no-print
    >
      <div className="xl:sticky xl:top-8 xl:border-l-2 xl:border-line xl:pl-4">
        <p className="text-[0.9rem] font-semibold text-muted">{m.contents()}</p>
        <ol className="mt-1">
          {headings.map((heading) => (
            <li key={heading.id}>
              <a
                href={`#${heading.id}`}
                className="inline-flex min-h-11 items-center text-water hover:underline md:min-h-9 xl:py-1 xl:text-[0.95rem] xl:leading-snug"
              >
                {heading.text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
