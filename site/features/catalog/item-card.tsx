import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { Image } from "../../ui/image.tsx";
import { SceneArt } from "../../ui/scene-art.tsx";
import { kindOfType } from "./kinds.ts";
import type { Card } from "./load-cards.server.ts";

const accessLabels: Record<string, () => string> = {
  account: m.catalog_access_account,
  premium: m.catalog_access_premium,
};

/** Lessons or minutes, and what it takes to read it. */
export function cardFacts(card: Card): string {
  const kind = kindOfType(card.type);
  return [
    card.children ? kind?.count?.({ count: card.children }) : undefined,
    card.minutes ? m.reading_minutes({ minutes: card.minutes }) : undefined,
    card.firstFree ? m.catalog_first_free() : accessLabels[card.access]?.(),
  ]
    .filter(Boolean)
    .join(" · ");
}

interface CardArtProps {
  card: Pick<Card, "id" | "picture">;
  className: string;
  eager?: boolean | undefined;
}

export function CardArt({ card, className, eager }: CardArtProps) {
  return (
    <div className={`overflow-hidden ${className}`}>
      {card.picture ? (
        <Image
          picture={card.picture}
          width={600}
          height={320}
          className="size-full object-cover"
          eager={eager}
        />
      ) : (
        <SceneArt seed={card.id} width={600} height={320} />
      )}
    </div>
  );
}

interface ItemCardProps {
  card: Card;
  heading?: "h2" | "h3" | undefined;
  eager?: boolean | undefined;
}

function ItemCard({ card, heading: Heading = "h3", eager }: ItemCardProps) {
  const kicker = [kindOfType(card.type)?.name(), card.topic].filter(Boolean).join(" · ");
  const facts = cardFacts(card);
  return (
    <AppLink to={card.path} className="group flex h-full flex-col overflow-hidden rounded-md bg-sand">
      <CardArt card={card} className="card-art shrink-0" eager={eager} />
      <div className="flex flex-1 flex-col px-5 pt-4 pb-5">
        <p className="kicker">{kicker}</p>
        <Heading className="mt-0.5 text-[1.2rem] group-hover:underline">{card.title}</Heading>
        <p className="mt-1.5 text-[0.98rem] text-muted">{card.summary}</p>
        {facts && <p className="mt-auto pt-3 text-[0.92rem] text-muted">{facts}</p>}
      </div>
    </AppLink>
  );
}

interface CardGridProps extends Pick<ItemCardProps, "heading"> {
  cards: Card[];
  /** The grid is what the page begins with: its first picture is on the screen from the start. */
  first?: boolean;
}

export function CardGrid({ cards, heading, first = false }: CardGridProps) {
  return (
    <ul className="card-grid">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ItemCard card={card} heading={heading} eager={first && index === 0} />
        </li>
      ))}
    </ul>
  );
}
