import { data } from "react-router";
import { itemContext, servicesContext } from "../context.ts";
import { CharityNote } from "../features/charity/charity-note.tsx";
import { generalPageMeta } from "../features/general-pages/general-page-meta.ts";
import { loadGeneralPage } from "../features/general-pages/load-general-page.server.ts";
import { NewsletterForm } from "../features/newsletter/newsletter-band.tsx";
import { Body } from "../features/reading/body.tsx";
import { localeOfPath } from "../i18n/locale.ts";
import type { Route } from "./+types/landing-free";

/** The landing page of advertisements for the daily verse: its form comes first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return data(await loadGeneralPage(services, context.get(itemContext), localeOfPath(url.pathname)));
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? generalPageMeta(loaderData) : []);

export default function LandingFree({ loaderData: page }: Route.ComponentProps) {
  return (
    <article className="column mt-3 pb-14 md:mt-8">
      <h1 className="text-[1.75rem] md:text-[2.6rem]">{page.title}</h1>
      {page.summary && <p className="mt-2 text-[1.1rem] text-muted">{page.summary}</p>}
      <div className="mt-5 rounded-md bg-deep px-5 pt-0.5 pb-5 text-foam md:px-7 md:pb-7">
        <NewsletterForm source="landing-f" />
      </div>
      <div className="mt-8">
        <Body parts={page.parts} />
      </div>
      {page.charityNote && <CharityNote className="mt-8" />}
    </article>
  );
}
