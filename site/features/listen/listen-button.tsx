import { Headphones } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";

interface ListenButtonProps {
  title: string;
  /** The address of a recording. */
  audio?: string | null;
  /** Of the text, where it is not the page's. */
  lang?: string;
}

/** Works without React (start/controls.ts). It leaves its room, and is shown once there is a voice (listen.css). */
export function ListenButton({ title, audio, lang = getLocale() }: ListenButtonProps) {
  return (
    <button
      type="button"
      className="icon-button shrink-0 border border-line"
      aria-label={m.listen()}
      title={m.listen()}
      data-do="listen"
      data-voice={lang.slice(0, 2)}
      data-title={title}
      data-audio={audio ?? undefined}
    >
      <Headphones className="size-5" aria-hidden="true" />
    </button>
  );
}

/** Verse, prayer and reading of today one after the other; shown where the page links to the steps of the day. */
export function ListenToDay({ className = "" }: { className?: string }) {
  return (
    <p className={`listen-to-day ${className}`} data-no-print>
      <button
        type="button"
        className="pill gap-2 border border-line hover:bg-sand"
        data-do="listen-day"
        data-voice={getLocale().slice(0, 2)}
      >
        <Headphones className="size-5" aria-hidden="true" />
        {m.listen_day()}
      </button>
    </p>
  );
}
