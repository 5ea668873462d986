import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { Form, useNavigate } from "react-router";
import type { Suggestion } from "../../../contracts/search.ts";
import { searchBounds } from "../../../contracts/search-bounds.ts";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { kindNames } from "./kind-names.ts";
import { Marked } from "./marked.tsx";
import { loadSuggestions, useSuggestions } from "./use-suggestions.ts";

/** A form that works as it is; with JavaScript its field also suggests, as the ARIA combobox pattern says. */
export function SearchBox({ query }: { query: string }) {
  const [text, setText] = useState(query);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const items = useSuggestions(text);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const id = useId();
  const shown = open && items.length > 0;
  const current = shown ? items[active] : undefined;

  function choose({ path }: Suggestion): void {
    setOpen(false);
    navigate(localizePath(path, getLocale()));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && shown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === "Enter") {
      if (current) {
        event.preventDefault();
        choose(current);
      }
      setOpen(false);
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && items.length > 0) {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One place more than there are suggestions: the field itself.
      const places = items.length + 1;
      setActive((was) => ((was + 1 + step + places) % places) - 1);
    }
  }

  return (
    <Form action={localizePath("/search", getLocale())} role="search" className="relative mt-6 max-w-[700px]">
      <label htmlFor={id} className="sr-only">
        {m.search_label()}
      </label>
      <div className="flex gap-2.5">
        <div className="relative flex-1">
          <Search
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 sm:left-4 -translate-y-1/2 text-muted"
            aria-hidden="true"
          />
          <input
            id={id}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={searchBounds.queryLength}
            placeholder={m.search_placeholder()}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setOpen(true);
              setActive(-1);
            }}
            onFocus={() => void loadSuggestions().catch(() => {})}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
            {...(hydrated && {
              role: "combobox",
              "aria-autocomplete": "list",
              "aria-expanded": shown,
              "aria-controls": `${id}list`,
              "aria-activedescendant": current ? `${id}-${active}` : undefined,
            })}
            className="min-h-12 w-full rounded-full border border-line bg-sand pr-2 pl-11 text-ink sm:pr-4 sm:pl-12 placeholder:text-muted"
          />
        </div>
        <button type="submit" className="pill min-h-12 bg-water max-sm:px-4 text-on-water hover:opacity-90">
          {m.search_button()}
        </button>
      </div>
      {hydrated && (
        <>
          <div
            id={`${id}list`}
            role="listbox"
            aria-label={m.search_suggestions()}
            hidden={!shown}
            className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-md border border-line bg-paper py-2 shadow-float"
          >
            {items.map((item, index) => (
              // The keyboard reaches the options through the field, as a combobox does.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              <div
                key={item.path}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(item)}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-5 py-1.5 hover:bg-sand aria-selected:bg-sand"
              >
                <span>
                  <Marked text={item.title} marks={item.marks} />
                </span>
                <span className="shrink-0 text-[0.88rem] text-muted">{kindNames[item.kind].one()}</span>
              </div>
            ))}
          </div>
          <p role="status" className="sr-only">
            {shown && items.length === 1 && m.search_suggestion_count_one()}
            {shown && items.length !== 1 && m.search_suggestion_count({ count: items.length })}
          </p>
        </>
      )}
    </Form>
  );
}
