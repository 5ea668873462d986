import type { SearchAnswer } from "../../../contracts/search.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { kindNames } from "./kind-names.ts";
import { type SearchRequest, searchPath } from "./search-path.ts";

const pillClass =
  "pill border border-line text-[0.95rem] font-normal whitespace-nowrap hover:bg-sand aria-[current=true]:border-water aria-[current=true]:bg-water aria-[current=true]:text-on-water";

interface PillProps {
  to: string;
  label: string;
  count?: number;
  current?: boolean;
}

function Pill({ to, label, count, current = false }: PillProps) {
  return (
    <AppLink
      to={to}
      preventScrollReset
      data-live
      aria-current={current ? "true" : undefined}
      className={pillClass}
    >
      {label}
      {count !== undefined && <span className="opacity-80">{count}</span>}
    </AppLink>
  );
}

/** Kinds as links with counts: each is an address of its own. */
export function KindFilter({ request, answer }: { request: SearchRequest; answer: SearchAnswer }) {
  const { query, topic } = request;
  const all = answer.kinds.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (
    <nav
      aria-label={m.search_by_kind()}
      className="-mx-[20px] mt-3 overflow-x-auto px-[20px] md:mx-0 md:px-0"
    >
      <ul className="flex gap-2 pb-2 md:flex-wrap">
        {query !== "" || topic ? (
          <li>
            <Pill
              to={searchPath({ query, topic })}
              label={m.search_all()}
              count={all}
              current={!request.kind}
            />
          </li>
        ) : null}
        {answer.kinds.map(({ kind, count }) => (
          <li key={kind}>
            <Pill
              to={searchPath({ query, topic, kind })}
              label={kindNames[kind].many()}
              count={count}
              current={request.kind === kind}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function TopicFilter({ request, answer }: { request: SearchRequest; answer: SearchAnswer }) {
  const { query, kind } = request;
  if (answer.topics.length === 0) return null;
  return (
    <section>
      <h2 className="text-[1.2rem]">{m.search_topics()}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {answer.topics.map(({ slug, name, count }) => (
          <li key={slug}>
            <Pill
              // The topic that is chosen lets itself be given up.
              to={searchPath({ query, kind, topic: request.topic === slug ? undefined : slug })}
              label={name}
              count={count}
              current={request.topic === slug}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
