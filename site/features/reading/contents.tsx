import { m } from "../../i18n/paraglide/messages.js";
import type { Heading } from "./load-body.server.ts";

/** A short table of contents where there is something to choose from. */
export function Contents({ headings }: { headings: Heading[] }) {
  if (headings.length < 3) return null;
  return (
    <nav aria-label={m.contents()} className="mb-8 border-y border-line py-4" data-no-print>
      <p className="text-[0.9rem] font-semibold text-muted">{m.contents()}</p>
      <ol className="mt-1">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              className="inline-flex min-h-11 items-center text-water hover:underline md:min-h-9"
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
