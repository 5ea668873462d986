import { m } from "../../i18n/paraglide/messages.js";
import { AppLink, NextLink } from "../../ui/app-link.tsx";
import { CardArt, cardFacts } from "../catalog/item-card.tsx";
import type { Card } from "../catalog/load-cards.server.ts";

export function FeaturedPlan({ card }: { card: Card }) {
  return (
    <>
      <section className="mt-8 overflow-hidden rounded-lg bg-sand md:grid md:grid-cols-2">
        <CardArt card={card} className="h-52 md:h-full md:min-h-80" />
        <div className="flex flex-col items-start justify-center p-6 md:p-10">
          <p className="kicker">{m.catalog_featured()}</p>
          <h2 className="mt-1 text-[1.9rem]">{card.title}</h2>
          <p className="mt-2 text-[1.05rem] text-muted">{card.summary}</p>
          <p className="mt-2 text-[0.95rem] text-muted">{cardFacts(card)}</p>
          <NextLink to={card.path} className="pill mt-5 bg-water text-on-water hover:opacity-90">
            {m.catalog_begin()}
          </NextLink>
        </div>
      </section>
      <p className="mt-6">
        <AppLink
          to="/growth-plans/topic"
          className="inline-flex min-h-11 items-center font-semibold text-water hover:underline"
        >
          {m.catalog_by_topic_link()}
        </AppLink>
      </p>
    </>
  );
}
