import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";

interface ReaderKeys {
  previous: string | null;
  next: string | null;
  /** Where Escape leads while the note on a verse is open. */
  withoutNote: string | null;
}

const typing = "input, textarea, select, [contenteditable], [role=dialog], details[open]";

/** ← and → turn the page, Escape puts the note away; never while the reader is typing or in a menu. */
export function useReaderKeys({ previous, next, withoutNote }: ReaderKeys): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const to = { ArrowLeft: previous, ArrowRight: next, Escape: withoutNote }[event.key];
      if (!to) return;
      event.preventDefault();
      navigate(localizePath(to, getLocale()), { preventScrollReset: event.key === "Escape" });
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [previous, next, withoutNote, navigate]);
}

/** The bar melts away while the text is read onward and is back as soon as the reader turns round. */
export function useMeltingBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const scrolled = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < 6) return;
      last = scrollY;
      bar.current?.toggleAttribute("data-melted", moved > 0 && scrollY > 160);
    };
    addEventListener("scroll", scrolled, { passive: true });
    return () => removeEventListener("scroll", scrolled);
  }, [bar]);
}
