import { Check } from "lucide-react";

/** A few reasons, each with a tick. */
export function BenefitList({ items, className = "" }: { items: string[]; className?: string }) {
  return (
    <ul className={`grid gap-2 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Check className="mt-1 size-[1.1rem] shrink-0 text-spring" aria-hidden="true" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
