import { Check, Lock, LockOpen } from "lucide-react";
import { useStore } from "zustand";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { cardFacts } from "../catalog/item-card.tsx";
import type { Kind } from "../catalog/kinds.ts";
import type { Card } from "../catalog/load-cards.server.ts";
import { identityStore } from "../identity/identity-store.ts";
import { mayRead } from "../reading/may-read.ts";
import type { CourseProgress } from "./course-state.tsx";

interface LessonPathProps {
  kind: Kind;
  cards: Card[];
  /** What a member has begun or done. */
  progress: CourseProgress | undefined;
}

/** The parts as a path to walk, not a table: a line with a stone for each. */
export function LessonPath({ kind, cards, progress }: LessonPathProps) {
  const roles = useStore(identityStore, ({ person }) => person?.roles);
  return (
    <ol className="relative mt-5 before:absolute before:top-6 before:bottom-6 before:left-[21px] before:w-0.5 before:bg-line">
      {cards.map((card, index) => {
        const isOpen = mayRead(card.access, roles);
        const Sign = isOpen ? LockOpen : Lock;
        const { isDone, label } = progress?.lessonStates[card.id] ?? {};
        const stone = isDone
          ? "border-spring bg-spring text-paper"
          : label
            ? "border-spring bg-paper"
            : "border-line bg-paper";
        return (
          <li key={card.id} className="relative pb-3">
            <AppLink to={card.path} className="group flex gap-4 rounded-md p-3 pl-0 hover:bg-sand">
              <span
                className={`relative grid size-11 shrink-0 place-items-center rounded-full border-2 font-serif text-[1.1rem] tabular-nums ${stone}`}
                aria-hidden="true"
              >
                {isDone ? <Check className="size-5" /> : index + 1}
              </span>
              <span className="min-w-0">
                <span className="block text-[0.9rem] text-muted">
                  {kind.childName?.({ number: index + 1 })}
                  {card.minutes && ` · ${m.reading_minutes({ minutes: card.minutes })}`}
                  {label && ` · ${label}`}
                </span>
                <span className="block font-serif text-[1.2rem] leading-snug font-[560] text-balance group-hover:underline">
                  {card.title}
                </span>
                <span className="mt-1 block text-muted">{card.summary}</span>
                {card.access !== "free" && (
                  <span className="mt-1 inline-flex items-center gap-1.5 text-[0.9rem] text-muted">
                    <Sign className="size-3.5" aria-hidden="true" />
                    {isOpen ? m.catalog_access_open() : cardFacts({ ...card, minutes: null })}
                  </span>
                )}
              </span>
            </AppLink>
          </li>
        );
      })}
    </ol>
  );
}
