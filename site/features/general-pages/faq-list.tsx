import { ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";
import { showNamedPlace } from "../../ui/named-place.ts";
import { Body } from "../reading/body.tsx";
import type { FaqQuestion } from "./load-faq.server.ts";

/** Questions that open in place, with or without script. */
export function FaqList({ questions }: { questions: FaqQuestion[] }) {
  const { hash } = useLocation();
  // A browser opens what an address names only when it loads the document itself.
  useEffect(() => {
    if (hash) showNamedPlace();
  }, [hash]);
  if (questions.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line">
      {questions.map((one) => (
        <details key={one.anchor} className="group border-b border-line">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <h2 className="text-[1.2rem]">{one.question}</h2>
            <ChevronDown
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          {/* Inside what is closed, so that the browser opens it for an address that names it. */}
          <div id={one.anchor} className="scroll-mt-28 pb-6">
            <Body parts={one.parts} />
            <a
              href={`#${one.anchor}`}
              className="mt-1 inline-flex min-h-11 items-center text-[0.92rem] text-muted underline hover:text-ink"
            >
              {m.faq_link()}
            </a>
          </div>
        </details>
      ))}
    </div>
  );
}
