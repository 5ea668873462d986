import { data, redirect } from "react-router";
import { cachePolicyHeader } from "../cache-headers.ts";
import { servicesContext } from "../context.ts";
import { BookList } from "../features/bible/book-list.tsx";
import { ContinueReading } from "../features/bible/continue-reading.tsx";
import { loadFinder } from "../features/bible/load-finder.server.ts";
import { ReferenceForm } from "../features/bible/reference-form.tsx";
import { translationOf } from "../features/passages/own-translation.server.ts";
import { addressOfPassage } from "../features/passages/reader-address.ts";
import { Body } from "../features/reading/body.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { localeOfPath, localizePath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import { SceneArt } from "../ui/scene-art.tsx";
import type { Route } from "./+types/bible";

const safeId = /^[a-z0-9-]{1,40}$/;
const idIn = (query: URLSearchParams, name: string) => {
  const id = query.get(name);
  return id && safeId.test(id) ? id : undefined;
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const query = url.searchParams;
  const wanted = query.get("ref")?.trim();
  const found = wanted ? await services.scripture.reference(wanted, locale) : undefined;
  if (found) {
    const requested = idIn(query, "translation");
    const known = requested && (await services.scripture.translations()).some(({ id }) => id === requested);
    const translation = known ? requested : await translationOf(services.scripture, locale);
    const beside = idIn(query, "with") ?? null;
    throw redirect(localizePath(addressOfPassage(found.osis, { translation, beside }), locale));
  }
  const finder = await loadFinder(services, query, locale);
  // References are free text, so a page with a wrong one is not cached.
  const policy = wanted ? "private" : "content";
  return data(
    { ...finder, wrong: wanted?.slice(0, 200) ?? null },
    { headers: { [cachePolicyHeader]: policy } },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs): HeadersInit {
  return errorHeaders ? {} : { [cachePolicyHeader]: loaderHeaders.get(cachePolicyHeader) ?? "private" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: loaderData.title ?? m.bible_all_books(),
    description: loaderData.description,
    paths: "/bible",
  });
}

export default function Bible({ loaderData: page }: Route.ComponentProps) {
  return (
    <div className="wrap mt-3">
      <div className="-mx-2 h-28 overflow-hidden rounded-md md:mx-0 md:h-44 md:rounded-lg">
        <SceneArt seed="bible" hour="dawn" height={240} className="scene-adapts" />
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 md:mt-12 md:grid-cols-[1.3fr_1fr]">
        <header>
          <h1 className="text-[2.1rem] md:text-[2.8rem]">{page.title ?? m.bible_all_books()}</h1>
          {page.summary && <p className="mt-3 text-[1.15rem] text-muted">{page.summary}</p>}
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:row-span-2">
          <div className="rounded-md bg-sand p-6">
            <ReferenceForm id="reference" wrong={page.wrong} />
            <AppLink
              to="/bible/search"
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-water hover:underline"
            >
              {m.bible_search()}
            </AppLink>
            <AppLink
              to="/offline"
              className="flex min-h-11 items-center font-semibold text-water hover:underline"
            >
              {m.bible_download()}
            </AppLink>
          </div>
          <ContinueReading begin={page.begin} />
        </div>
        <div className="max-w-[640px]">
          <Body parts={page.parts} />
        </div>
      </div>
      {(["old", "new"] as const).map((testament) => (
        <section key={testament} className="mt-12 border-t border-line pt-8">
          <h2>{testament === "old" ? m.bible_old_testament() : m.bible_new_testament()}</h2>
          {page.groups
            .filter((group) => group.testament === testament)
            .map((group) => (
              <BookList key={group.name} group={group} translation={page.translation} open={page.open} />
            ))}
        </section>
      ))}
    </div>
  );
}
