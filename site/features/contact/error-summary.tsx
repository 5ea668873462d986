import { useEffect, useRef } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { fieldErrors, problemLabel } from "./labels.ts";
import type { ContactResult } from "./send-message.server.ts";

/** What went wrong, first on the page and in focus; each line leads to its field. */
export function ErrorSummary({ result }: { result: ContactResult }) {
  const summary = useRef<HTMLDivElement>(null);
  // Focus on every result, even an identical one.
  useEffect(() => summary.current?.focus(), [result]);
  const errors = result.outcome.state === "invalid" ? fieldErrors(result.outcome.faults) : [];
  const trouble = problemLabel(result);
  return (
    <div
      ref={summary}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript this is the only way to bring the reader here.
      autoFocus
      role="alert"
      className="rounded-md border-2 border-dawn px-5 py-4"
    >
      <h2 className="text-[1.2rem]">{m.contact_not_sent()}</h2>
      {trouble && <p className="mt-1">{trouble}</p>}
      {errors.length > 0 && (
        <ul className="mt-1">
          {errors.map(({ field, label }) => (
            <li key={field}>
              <a href={`#contact-${field}`} className="inline-flex min-h-11 items-center underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
