import { CardArt, cardFacts } from "../catalog/item-card.tsx";
import { kindOfType } from "../catalog/kinds.ts";
import type { Card } from "../catalog/load-cards.server.ts";
import { CompactCard, CompactRow } from "./compact-card.tsx";

export function CardRow({ cards, columns = 3 }: { cards: readonly Card[]; columns?: 2 | 3 }) {
  return (
    <CompactRow columns={columns}>
      {cards.map((card) => (
        <li key={card.id}>
          <CompactCard
            to={card.path}
            kicker={[kindOfType(card.type)?.name(), card.topic].filter(Boolean).join(" · ")}
            title={card.title}
            note={cardFacts(card) || card.summary}
            mark={<CardArt card={card} className="size-full" />}
          />
        </li>
      ))}
    </CompactRow>
  );
}
