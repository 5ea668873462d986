import { data } from "react-router";
import { servicesContext } from "../context.ts";
import { loadPrayersFor } from "../features/prayers/load-prayers-for.server.ts";
import { needNames } from "../features/prayers/need-names.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { itemListData } from "../features/seo/structured-data.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/prayers-for";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  return data({ needs: await loadPrayersFor(content, localeOfPath(url.pathname)) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const items = loaderData.needs.flatMap(({ prayers }) =>
    prayers.map(({ title, path }) => ({ name: title, path })),
  );
  return pageMeta({
    title: m.prayers_for(),
    description: m.prayers_for_description(),
    paths: "/prayers/for",
    noindex: items.length === 0,
    jsonLd: items.length === 0 ? [] : [itemListData({ name: m.prayers_for(), items })],
  });
}

/** An index by need: what one looks for is found by its own name. */
export default function PrayersFor({ loaderData: { needs } }: Route.ComponentProps) {
  return (
    <div className="wrap mt-8 md:mt-12">
      <p className="kicker">{m.catalog_prayer_kind()}</p>
      <h1 className="mt-1 text-[2rem] md:text-[2.6rem]">{m.prayers_for()}</h1>
      <p className="mt-3 max-w-[700px] text-[1.1rem] text-muted">
        {needs.length > 0 ? m.prayers_for_intro() : m.prayers_for_empty()}
      </p>
      <nav aria-label={m.prayers_for()} className="mt-6 flex flex-wrap gap-2.5">
        {needs.map(({ need }) => (
          <a key={need} href={`#${need}`} className="pill border border-line hover:bg-sand">
            {needNames[need]()}
          </a>
        ))}
      </nav>
      {needs.map(({ need, prayers }) => (
        <section key={need} id={need} className="section-gap scroll-mt-6">
          <h2>{needNames[need]()}</h2>
          <ul className="mt-4 grid gap-x-12 border-t border-line pt-2 sm:grid-cols-2">
            {prayers.map(({ path, title, summary }) => (
              <li key={path}>
                <AppLink to={path} className="group block min-h-11 py-3">
                  <span className="block font-serif text-[1.15rem] leading-snug group-hover:underline">
                    {title}
                  </span>
                  <span className="mt-1 block text-muted">{summary}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
