import { useLocation } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";

/** Says on every page of a preview that it is one. */
export default function PreviewBar() {
  const { pathname } = useLocation();
  return (
    <aside
      aria-label={m.preview_bar()}
      className="sticky top-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-deep px-4 py-2 text-center text-foam text-sm"
    >
      <p>{m.preview_note()}</p>
      <a href={pathname} className="inline-flex min-h-11 items-center font-semibold underline">
        {m.preview_leave()}
      </a>
    </aside>
  );
}
