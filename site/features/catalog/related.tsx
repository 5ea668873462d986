import { m } from "../../i18n/paraglide/messages.js";
import { CardGrid } from "./item-card.tsx";
import type { Card } from "./load-cards.server.ts";

export function Related({ cards }: { cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="wrap section-gap" data-no-print>
      <h2 className="mb-5">{m.catalog_related()}</h2>
      <CardGrid cards={cards} />
    </section>
  );
}
