import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { Hour } from "../../ui/scene.ts";
import { SceneArt } from "../../ui/scene-art.tsx";
import type { HomeCard } from "./load-home.server.ts";

const hours: Hour[] = ["noon", "dusk", "dawn"];

/** Art cards with the facts that help to choose. */
export function CardGrid({ title, cards }: { title: string; cards: HomeCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="wrap section-gap">
      <h2>{title}</h2>
      <ul className="mt-5 grid gap-6 md:grid-cols-3">
        {cards.map((card, index) => (
          <li key={card.id}>
            <AppLink to={card.path} className="group block h-full overflow-hidden rounded-md bg-sand">
              <div className="h-40 md:h-44">
                <SceneArt seed={card.id} hour={hours[index % hours.length]!} width={600} height={320} />
              </div>
              <div className="px-5 pt-4 pb-6">
                {card.topic && <p className="kicker">{card.topic}</p>}
                <h3 className="mt-0.5 group-hover:underline">{card.title}</h3>
                <p className="mt-1.5 text-[0.98rem] text-muted">{card.summary}</p>
                {card.minutes && (
                  <p className="mt-2 text-[0.92rem] text-muted">
                    {m.reading_minutes({ minutes: card.minutes })}
                  </p>
                )}
              </div>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
