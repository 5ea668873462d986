import { m } from "../../i18n/paraglide/messages.js";
import { element } from "../../ui/element.ts";
import { safeRedirect } from "../identity/safe-redirect.ts";
import { listCachedPages } from "./cached-pages.ts";
import { whenOnline } from "./when-online.ts";

function wanted(): string | undefined {
  try {
    return safeRedirect(new URLSearchParams(location.search).get("from") ?? "");
  } catch {
    return undefined;
  }
}

/** Leads to the page that was wanted, by itself as soon as there is a network. */
function tryAgain(target: string): HTMLElement {
  whenOnline(() => location.replace(target));
  return element(
    "a",
    { href: target, class: "pill mt-6 bg-water text-on-water hover:opacity-90" },
    m.try_again(),
  );
}

/** Pages available offline. The links load whole documents, because those are cached. */
const pageList = (pages: readonly { path: string; title: string }[]): HTMLElement =>
  element(
    "nav",
    { "aria-labelledby": "kept-pages", class: "mt-10" },
    element("h2", { id: "kept-pages", class: "text-[1.35rem]" }, m.offline_cached()),
    element(
      "ul",
      { class: "mt-3 divide-y divide-line border-y border-line" },
      ...pages.map(({ path, title }) =>
        element(
          "li",
          {},
          element(
            "a",
            {
              href: path,
              class: "flex min-h-12 items-center py-2.5 font-semibold text-water hover:underline",
            },
            title,
          ),
        ),
      ),
    ),
  );

/** The page stands in for another, which cannot be had. */
function sayOffline(): void {
  const heading = document.querySelector("[data-offline-heading]");
  const [title, text] = heading?.children ?? [];
  if (title) title.textContent = m.offline_title();
  if (text) text.textContent = m.offline_text();
}

/** Without React, whose code is not stored for this page. */
export async function startOfflinePage(): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-offline-page]");
  if (!place || place.dataset.filled) return;
  place.dataset.filled = "true";
  const target = wanted();
  if (target) {
    sayOffline();
    place.append(tryAgain(target));
  }
  const pages = "caches" in window ? await listCachedPages() : [];
  if (pages.length > 0) place.append(pageList(pages));
  // Whoever never had it open has no code for it without a network, and nothing to download then.
  const downloads = await import("../downloads/downloads.ts").catch(() => undefined);
  if (!downloads) return;
  const list = element("div", { class: "min-h-[320px]" });
  place.append(element("h2", { id: "downloads", class: "mt-10 text-[1.35rem]" }, m.downloads_name()), list);
  await downloads.showDownloads(list);
}
