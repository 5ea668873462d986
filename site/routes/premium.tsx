import { data } from "react-router";
import { itemContext, servicesContext } from "../context.ts";
import { CharityNote } from "../features/charity/charity-note.tsx";
import { generalPageMeta } from "../features/general-pages/general-page-meta.ts";
import { loadGeneralPage } from "../features/general-pages/load-general-page.server.ts";
import { standardOffer } from "../features/offers/choose-offer.ts";
import { BenefitTable } from "../features/premium-benefits/benefit-table.tsx";
import { loadOffer } from "../features/premium-benefits/load-plans.server.ts";
import { Plans } from "../features/premium-benefits/plans.tsx";
import { Body } from "../features/reading/body.tsx";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { SceneArt } from "../ui/scene-art.tsx";
import type { Route } from "./+types/premium";

/** What premium gives and what it costs; the words are the content's, the table is what the site does. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const [page, offer] = await Promise.all([
    loadGeneralPage(services, context.get(itemContext), locale),
    loadOffer(services, locale, standardOffer),
  ]);
  return data({ page, terms: offer?.terms ?? [], offer: standardOffer });
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? generalPageMeta(loaderData.page) : []);

export default function Premium({ loaderData: { page, terms, offer } }: Route.ComponentProps) {
  return (
    <article>
      <div className="mx-3 h-40 overflow-hidden rounded-[22px] md:mx-auto md:h-60 md:w-[calc(100%-48px)] md:max-w-[1312px] md:rounded-lg">
        <SceneArt seed="evening-verse" hour="dusk" height={300} />
      </div>
      <header className="mx-auto mt-8 w-full max-w-[948px] px-5 md:mt-12 md:px-6">
        <h1 className="text-[2.1rem] md:text-[2.8rem]">{page.title}</h1>
        {page.summary && <p className="mt-3 text-[1.15rem] text-muted">{page.summary}</p>}
      </header>
      <section className="mx-auto mt-10 w-full max-w-[948px] px-5 md:px-6">
        <h2>{m.benefit_page_prices()}</h2>
        <div className="mt-4">
          <Plans terms={terms} offer={offer} />
        </div>
      </section>
      <section className="section-gap mx-auto w-full max-w-[948px] px-5 md:px-6">
        <h2>{m.benefit_page_compare()}</h2>
        <BenefitTable className="mt-4" />
      </section>
      <div className="section-gap mx-auto w-full max-w-[948px] px-5 md:px-6">
        <div className="max-w-[700px]">
          {page.charityNote && <CharityNote className="mb-8" />}
          <Body parts={page.parts} />
        </div>
      </div>
    </article>
  );
}
