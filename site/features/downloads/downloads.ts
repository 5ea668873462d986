import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { element } from "../../ui/element.ts";
import { downloadRow } from "./download-row.ts";
import { loadOffered } from "./offered.ts";
import { sizeText } from "./size-text.ts";

const longDay = (iso: string) =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: "full", timeZone: "UTC" }).format(new Date(iso));

async function showUsed(place: HTMLElement): Promise<void> {
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  place.textContent = usage ? m.downloads_used({ size: sizeText(usage) }) : "";
}

async function fill(place: HTMLElement): Promise<void> {
  const used = element("p", { class: "mt-4 min-h-6 text-[0.95rem] text-muted" });
  const onChange = () => void showUsed(used);
  const { days, bibles } = await loadOffered();
  place.replaceChildren(
    element(
      "ul",
      { class: "mt-5 grid gap-4" },
      downloadRow({
        title: m.downloads_days(),
        note: m.downloads_days_note({ until: longDay(days.until) }),
        download: days.download,
        andThen: async (signal) => (await import("./evenings.ts")).fetchEvenings(days.evenings, signal),
        onChange,
      }),
      ...bibles.map(({ download, name }) =>
        downloadRow({
          title: m.downloads_bible({ translation: name }),
          note: m.downloads_bible_note(),
          download,
          onChange,
        }),
      ),
    ),
    used,
  );
}

/** What can be taken along, the same in /my-profile and on /offline, with React and without it. */
export async function showDownloads(place: HTMLElement): Promise<void> {
  if (!("caches" in window)) return void place.replaceChildren(element("p", {}, m.downloads_impossible()));
  place.replaceChildren(element("p", { role: "status", class: "mt-5 text-muted" }, m.loading()));
  try {
    await fill(place);
  } catch (error) {
    console.warn("The downloads could not be listed.", error);
    const again = element(
      "button",
      { type: "button", "data-do": "download", class: "pill mt-3 border border-line" },
      m.try_again(),
    );
    again.addEventListener("click", () => void showDownloads(place));
    place.replaceChildren(element("p", { role: "alert", class: "mt-5" }, m.downloads_unlisted()), again);
  }
}
