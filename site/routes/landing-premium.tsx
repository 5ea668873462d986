import { data } from "react-router";
import { itemContext, servicesContext } from "../context.ts";
import { CharityNote } from "../features/charity/charity-note.tsx";
import { pixelOffer } from "../features/checkout/purchase-events.ts";
import { generalPageMeta } from "../features/general-pages/general-page-meta.ts";
import { loadGeneralPage } from "../features/general-pages/load-general-page.server.ts";
import { OfferOnPage } from "../features/offer-dialogs/offer-on-page.tsx";
import { loadOffer } from "../features/premium-benefits/load-plans.server.ts";
import { Body } from "../features/reading/body.tsx";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import type { Route } from "./+types/landing-premium";

/** The landing page of advertisements for premium: its offer is bought here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const [page, offer] = await Promise.all([
    loadGeneralPage(services, context.get(itemContext), locale),
    loadOffer(services, locale, pixelOffer),
  ]);
  return data({ page, offer });
}

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? generalPageMeta(loaderData.page) : []);

export default function LandingPremium({ loaderData: { page, offer } }: Route.ComponentProps) {
  return (
    <article className="wrap mt-2 grid grid-cols-[minmax(0,1fr)] gap-y-3 md:mt-8 md:grid-cols-[minmax(0,700px)_minmax(0,440px)] md:grid-rows-[auto_1fr] md:justify-between md:gap-x-12">
      <h1 className="text-[1.45rem] md:text-[2.6rem]">{page.title}</h1>
      {/* What is for sale comes first on a phone, and stands beside the words on a desk. */}
      <div className="md:col-start-2 md:row-span-2 md:row-start-1">
        {offer ? (
          <OfferOnPage offer={offer} source="landing" />
        ) : (
          <p className="text-muted">{m.benefit_page_no_sale()}</p>
        )}
      </div>
      <div>
        {page.summary && <p className="text-[1.15rem] text-muted">{page.summary}</p>}
        <div className="mt-6">
          <Body parts={page.parts} />
        </div>
        {page.charityNote && <CharityNote className="mt-8" />}
      </div>
    </article>
  );
}
