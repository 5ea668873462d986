import { useEffect } from "react";
import { offlineChapter, offlineChapterId } from "../features/bible/offline-chapter.ts";
import { startOfflinePage } from "../features/offline/offline-page.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { m } from "../i18n/paraglide/messages.js";
import "../features/bible/reader.css";

export function meta() {
  return pageMeta({
    title: m.offline_name(),
    description: m.offline_description(),
    paths: "/offline",
    noindex: true,
  });
}

const heading = () =>
  `<h1 class="mt-6 text-[2rem] md:text-[2.6rem]">${m.offline_name()}</h1><p class="mt-3 text-[1.1rem] text-muted">${m.offline_lead()}</p>`;

/**
 * What the device has and can be given for days without a network; shown in place of a page that was never read on this
 * device. The service worker draws downloaded chapters of the Bible in it.
 */
export default function Offline() {
  // Come to by a link from a page that is alive.
  useEffect(() => void startOfflinePage(), []);
  return (
    <section className="column mt-10 md:mt-16" data-offline-shell>
      <svg viewBox="0 0 220 60" className="h-14 w-52 max-w-full text-water" aria-hidden="true">
        <path
          d="M4 40c18-14 36-14 54 0s36 14 54 0 36-14 54 0 36 14 50 2"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="112" cy="16" r="9" className="fill-dawn" />
      </svg>
      {/* Both are filled without React (features/offline/offline-page.ts). */}
      <div data-offline-heading suppressHydrationWarning dangerouslySetInnerHTML={{ __html: heading() }} />
      <div data-offline-page suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      <template id={offlineChapterId} dangerouslySetInnerHTML={{ __html: offlineChapter() }} />
    </section>
  );
}
