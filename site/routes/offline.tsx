import { pageMeta } from "../features/seo/page-meta.ts";
import { m } from "../i18n/paraglide/messages.js";

export function meta() {
  return pageMeta({
    title: m.offline_title(),
    description: m.offline_description(),
    paths: "/offline",
    noindex: true,
  });
}

/** Shown in place of a page that was never read on this device, when there is no network. */
export default function Offline() {
  return (
    <section className="column mt-10 md:mt-16">
      <svg viewBox="0 0 220 60" className="h-14 w-52 text-water" aria-hidden="true">
        <path
          d="M4 40c18-14 36-14 54 0s36 14 54 0 36-14 54 0 36 14 50 2"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="112" cy="16" r="9" className="fill-dawn" />
      </svg>
      <h1 className="mt-6 text-[2rem] md:text-[2.6rem]">{m.offline_title()}</h1>
      <p className="mt-3 text-[1.1rem] text-muted">{m.offline_text()}</p>
      {/* Filled without React (features/offline/offline-page.ts). */}
      <div data-offline-page suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </section>
  );
}
