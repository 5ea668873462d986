import { Search } from "lucide-react";
import { Form } from "react-router";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";

interface ReferenceFormProps {
  /** What was typed and is no reference. */
  wrong?: string | null;
  /** The current translations, sent in the query so that the target page uses them. */
  reading?: { translation: string; beside: string | null };
  id: string;
}

/** "John 3:16", in either language; the server finds the chapter. */
export function ReferenceForm({ wrong, reading, id }: ReferenceFormProps) {
  return (
    <Form method="get" action={localizePath("/bible", getLocale())}>
      <label htmlFor={id} className="font-semibold">
        {m.bible_go_to()}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          name="ref"
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={wrong ?? ""}
          key={wrong}
          placeholder={m.bible_go_to_example()}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          className="min-h-11 min-w-0 flex-[1_1_8rem] rounded-sm border border-muted bg-paper px-4 placeholder:text-muted"
        />
        {reading && <input type="hidden" name="translation" value={reading.translation} />}
        {reading?.beside && <input type="hidden" name="with" value={reading.beside} />}
        <button type="submit" className="pill shrink-0 bg-water text-on-water hover:opacity-90">
          <Search className="size-[1.1rem]" aria-hidden="true" />
          {m.bible_go()}
        </button>
      </div>
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-2 text-dawn">
          {m.bible_wrong_reference({ reference: wrong })}
        </p>
      )}
    </Form>
  );
}
