import { m } from "../../i18n/paraglide/messages.js";
import { element } from "../../ui/element.ts";
import { type Download, isBegun, type Progress, progressOf, removeDownload } from "./download.ts";
import { sizeText } from "./size-text.ts";

interface RowOptions {
  title: string;
  note: string;
  download: Download;
  /** What comes with it for this reader alone, after the rest. */
  andThen?(signal: AbortSignal): Promise<void>;
  onChange(): void;
}

type Begun = typeof import("./run-download.ts");
type State = "none" | keyof Begun["states"];

const quiet = "pill border border-line hover:bg-sand";
const strong = "pill bg-water text-on-water hover:opacity-90";

/** `data-do`: they work without React. */
const button = (label: string, name: string, look: string, act: () => void) => {
  const made = element(
    "button",
    { type: "button", "data-do": "download", class: look, "aria-label": name },
    label,
  );
  made.addEventListener("click", act);
  return made;
};

/** One download: its size before it begins, a true bar while it runs, and how to stop, go on and remove it. */
export function downloadRow({ title, note, download, andThen, onChange }: RowOptions): HTMLElement {
  const bar = element("progress", { max: "100", value: "0", "aria-label": title, class: "mt-3 w-full" });
  const status = element("p", { role: "status", class: "mt-2 min-h-6 text-[0.95rem] text-muted" });
  const buttons = element("p", { class: "mt-3 flex flex-wrap gap-2.5" });
  let running: AbortController | undefined;
  let state: State = "none";
  /** Its words and work are loaded once it has begun: most who come here have begun none. */
  let begun: Begun | undefined;

  function show(next: State, progress: Progress): void {
    bar.value = progress.total > 0 ? (progress.done / progress.total) * 100 : 0;
    bar.hidden = next === "none" || next === "whole";
    // Announced when something changes, not with every file.
    status.setAttribute("aria-live", next === "running" ? "off" : "polite");
    status.textContent =
      next === "none"
        ? m.downloads_size({ size: sizeText(progress.total) })
        : begun!.states[next]({ done: sizeText(progress.done), total: sizeText(progress.total) });
    if (next === state && buttons.hasChildNodes()) return;
    const hadFocus = buttons.contains(document.activeElement);
    state = next;
    const { labels } = begun ?? {};
    const named = (label: string, look: string, act: () => void) =>
      button(label, `${label}: ${title}`, look, act);
    buttons.replaceChildren(
      ...(next === "running" ? [named(labels!.stop(), quiet, () => running?.abort())] : []),
      ...(next === "running" || next === "whole"
        ? []
        : [named(next === "none" ? m.downloads_start() : labels!.next(), strong, () => void begin())]),
      ...(next === "running" || next === "none" ? [] : [named(labels!.remove(), quiet, () => void remove())]),
    );
    if (hadFocus) buttons.querySelector("button")?.focus();
  }

  async function load(): Promise<Begun | undefined> {
    begun ??= await import("./run-download.ts").catch(() => undefined);
    return begun;
  }

  /** How it is, or why it stopped on the way. */
  async function rest(otherwise: "paused" | "interrupted" | "failed"): Promise<void> {
    const progress = await progressOf(download);
    const isShown = (await isBegun(download)) && (await load());
    show(isShown ? (progress.done === progress.total ? "whole" : otherwise) : "none", progress);
    onChange();
  }

  async function begin(): Promise<void> {
    if (running) return;
    running = new AbortController();
    const { signal } = running;
    // Asked while the reader wants something kept; where it is refused the browser may clear it when space is short.
    void navigator.storage?.persist?.();
    try {
      const run = await load();
      if (!run) {
        status.textContent = m.not_loaded();
        addEventListener("online", () => void begin(), { once: true });
        return;
      }
      await run.runDownload(download, { signal, onProgress: (progress) => show("running", progress) });
      await andThen?.(signal);
      await rest("paused");
    } catch (error) {
      const gone = !navigator.onLine || error instanceof TypeError;
      if (!signal.aborted && !gone) console.warn("A download failed.", error);
      await rest(signal.aborted ? "paused" : gone ? "interrupted" : "failed");
      if (gone && !signal.aborted) addEventListener("online", () => void begin(), { once: true });
    } finally {
      running = undefined;
    }
  }

  async function remove(): Promise<void> {
    await removeDownload(download);
    await rest("paused");
  }

  void rest("paused");
  return element(
    "li",
    { class: "rounded-md border border-line p-5" },
    element("h3", { class: "text-[1.15rem]" }, title),
    element("p", { class: "mt-1 text-[0.98rem] text-muted" }, note),
    bar,
    status,
    buttons,
  );
}
