import { AppLink } from "../../ui/app-link.tsx";
import { Marked } from "../search/marked.tsx";
import type { BibleHit } from "./load-bible-search.server.ts";

/** Verses that have the words, each a way into the reader. */
export function BibleHits({ hits }: { hits: BibleHit[] }) {
  return (
    <ol className="mt-4 border-t border-line">
      {hits.map((hit) => (
        <li key={hit.id} className="border-b border-line">
          <AppLink to={hit.path} className="group block py-4 hover:bg-sand md:px-2">
            <span className="reference text-water group-hover:underline">{hit.reference}</span>
            <span className="mt-1 block font-serif text-[1.08rem] leading-relaxed">
              <Marked text={hit.text} marks={hit.highlights} />
            </span>
          </AppLink>
        </li>
      ))}
    </ol>
  );
}
