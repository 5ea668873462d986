import type { ContentHit } from "../../../contracts/search.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { kindNames } from "./kind-names.ts";
import { Marked } from "./marked.tsx";

const accessLabels: Record<ContentHit["access"], (() => string) | undefined> = {
  free: undefined,
  account: m.search_access_account,
  premium: m.search_access_premium,
};

function Result({ hit }: { hit: ContentHit }) {
  const facts = [kindNames[hit.kind].one(), hit.topic, hit.reference, accessLabels[hit.access]?.()];
  return (
    <li className="border-t border-line first:border-t-0">
      <AppLink to={hit.path} className="group block rounded-sm py-5">
        <p className="kicker">{facts.filter(Boolean).join(" · ")}</p>
        <h3 className="mt-0.5 group-hover:underline">
          <Marked text={hit.title} marks={hit.titleMarks} />
        </h3>
        {hit.snippet && (
          <p className="mt-1.5 text-[0.98rem] text-muted">
            <Marked text={hit.snippet} marks={hit.marks} />
          </p>
        )}
      </AppLink>
    </li>
  );
}

export function ResultList({ hits }: { hits: ContentHit[] }) {
  return (
    <ul className="mt-2">
      {hits.map((hit) => (
        <Result key={`${hit.id} ${hit.path}`} hit={hit} />
      ))}
    </ul>
  );
}
