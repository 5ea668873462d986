import { BookOpen } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import ProgressRing from "../../ui/progress-ring.tsx";
import { CompactCard, CompactRow } from "../cards/compact-card.tsx";
import { kindOfType } from "../catalog/kinds.ts";
import type { LeftOff } from "./where-left-off.ts";

function LeftOffCard({ path, title, number, place }: LeftOff) {
  if (!place)
    return (
      <CompactCard
        to={path}
        kicker={m.courses_bible()}
        title={title}
        note={m.courses_go_on()}
        mark={<BookOpen className="size-9 text-water" aria-hidden="true" />}
      />
    );
  const kind = kindOfType(place.type);
  const part = number ? kind?.childName?.({ number }) : undefined;
  const progress = { done: Object.keys(place.done).length, total: place.count };
  return (
    <CompactCard
      to={path}
      kicker={[kind?.name(), progress.done === 0 && m.catalog_begin()].filter(Boolean).join(" · ")}
      title={place.title}
      note={part ? m.courses_next({ part, title }) : m.courses_go_on()}
      mark={<ProgressRing {...progress} size={64} label={m.courses_progress(progress)} />}
    />
  );
}

/** Each leads to what is next in it. */
export function LeftOffCards({ items }: { items: readonly LeftOff[] }) {
  return (
    <CompactRow columns={3}>
      {items.map((item) => (
        <li key={item.id}>
          <LeftOffCard {...item} />
        </li>
      ))}
    </CompactRow>
  );
}
