import { ChevronDown } from "lucide-react";
import { Body } from "../reading/body.tsx";
import type { FaqQuestion } from "./load-faq.server.ts";

/** Questions that open in place, with or without script. */
export function FaqList({ questions }: { questions: FaqQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <div className="mt-8 border-t border-line">
      {questions.map((one) => (
        <details key={one.id} className="group border-b border-line">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <h2 className="text-[1.2rem]">{one.question}</h2>
            <ChevronDown
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="pb-6">
            <Body parts={one.parts} />
          </div>
        </details>
      ))}
    </div>
  );
}
