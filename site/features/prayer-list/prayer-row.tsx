import { Check, PenLine, RotateCcw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PrayerEntry } from "../../../contracts/prayer-list.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { AnswerForm, EditForm } from "./prayer-form.tsx";
import { detailsText } from "./prayer-words.ts";
import type { PrayerWords } from "./prayers.ts";

export interface PrayerActions {
  onEdit(prayer: PrayerEntry, words: PrayerWords): void;
  onAnswer(prayer: PrayerEntry, words: PrayerWords): void;
  onReopen(prayer: PrayerEntry): void;
  onRemove(prayer: PrayerEntry): void;
}

export function PrayerRow({ prayer, ...actions }: PrayerActions & { prayer: PrayerEntry }) {
  const [form, setForm] = useState<"edit" | "answer">();
  const row = useRef<HTMLLIElement>(null);
  const { what, answered } = prayer;

  /** The keyboard is in the form while it is open, and on its button afterwards. */
  function show(next: typeof form): void {
    const before = form;
    flushSync(() => setForm(next));
    const place = next ? "form textarea, form input" : `[data-opens=${before}]`;
    row.current?.querySelector<HTMLElement>(place)?.focus();
  }

  return (
    <li ref={row} className="border-b border-line py-4 break-inside-avoid">
      <p className="font-serif text-[1.25rem] leading-snug break-words">{what}</p>
      <p className="mt-1 text-[0.95rem] break-words text-muted">{detailsText(prayer)}</p>
      {answered?.note && (
        <p className="mt-2 border-l-2 border-spring pl-3 break-words whitespace-pre-line">{answered.note}</p>
      )}
      <div className="mt-2 flex items-center gap-2" data-no-print>
        {answered ? (
          <button
            type="button"
            className="pill min-h-11 border border-line hover:bg-sand"
            aria-label={m.prayer_list_reopen_of({ what })}
            onClick={() => actions.onReopen(prayer)}
          >
            <RotateCcw className="size-5" aria-hidden="true" />
            {m.prayer_list_reopen()}
          </button>
        ) : (
          <button
            type="button"
            className="pill min-h-11 border border-line hover:bg-sand"
            aria-label={m.prayer_list_answer_of({ what })}
            aria-expanded={form === "answer"}
            data-opens="answer"
            onClick={() => show(form === "answer" ? undefined : "answer")}
          >
            <Check className="size-5" aria-hidden="true" />
            {m.prayer_list_answer()}
          </button>
        )}
        <button
          type="button"
          className="icon-button ml-auto"
          aria-label={m.prayer_list_edit_of({ what })}
          aria-expanded={form === "edit"}
          data-opens="edit"
          onClick={() => show(form === "edit" ? undefined : "edit")}
        >
          <PenLine className="size-5" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={m.prayer_list_delete_of({ what })}
          onClick={() => actions.onRemove(prayer)}
        >
          <Trash2 className="size-5" aria-hidden="true" />
        </button>
      </div>
      {form === "edit" && (
        <EditForm
          prayer={prayer}
          onCancel={() => show(undefined)}
          onSave={(words) => {
            show(undefined);
            actions.onEdit(prayer, words);
          }}
        />
      )}
      {form === "answer" && (
        <AnswerForm
          prayer={prayer}
          onCancel={() => show(undefined)}
          onSave={(words) => {
            setForm(undefined);
            actions.onAnswer(prayer, words);
          }}
        />
      )}
    </li>
  );
}
