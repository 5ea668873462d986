import { type ReactNode, useRef, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { QuietButton } from "../../ui/form-buttons.tsx";

interface ConfirmButtonProps {
  /** What is pressed first; its words, or a name for a picture. */
  children: ReactNode;
  label?: string;
  className?: string;
  question: string;
  yes: string;
  onYes(): Promise<void>;
}

/** What cannot be taken back is asked for once more, in its place. */
export function ConfirmButton({ children, label, className, question, yes, onYes }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  async function confirm() {
    if (busy) return;
    setBusy(true);
    await onYes();
    setBusy(false);
    setAsking(false);
  }
  function cancel() {
    setAsking(false);
    first.current?.focus();
  }
  return (
    <>
      <button
        ref={first}
        type="button"
        aria-label={label}
        aria-expanded={isAsking}
        className={className ?? "pill border border-line hover:bg-sand"}
        onClick={() => setAsking(!isAsking)}
      >
        {children}
      </button>
      {isAsking && (
        // biome-ignore lint/a11y/useSemanticElements: a question and its answers, not the fields of a form.
        <div
          role="group"
          aria-label={question}
          className="flex w-full flex-wrap items-center gap-3 rounded-md bg-sand p-4"
          onKeyDown={({ key }) => key === "Escape" && cancel()}
        >
          <p className="w-full">{question}</p>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: what was pressed asks here.
            autoFocus
            aria-disabled={busy}
            className="pill bg-dawn text-paper"
            onClick={() => void confirm()}
          >
            {yes}
          </button>
          <QuietButton className="hover:bg-paper" onClick={cancel}>
            {m.groups_cancel()}
          </QuietButton>
        </div>
      )}
    </>
  );
}
