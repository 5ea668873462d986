import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { element } from "../../ui/element.ts";
import { type IconName, icon } from "./icons.ts";
import { type Sleep, speeds } from "./stored.ts";

export interface BarActions {
  toggle(): void;
  back(): void;
  forward(): void;
  setSpeed(speed: number): void;
  setSleep(choice: string): void;
  setVoice(voiceURI: string): void;
  close(): void;
}

export interface BarView {
  title: string;
  path: string;
  /** Its number among those in the queue. */
  place: { number: number; count: number };
  playing: boolean;
  /** From 0 to 1. */
  progress: number;
  speed: number;
  sleep: Sleep;
  isRecording: boolean;
  voices: readonly { voiceURI: string; name: string }[];
  voice: string | undefined;
}

const minutes = [5, 10, 15, 30];
const control = "icon-button shrink-0 border border-line";

function button(name: IconName, label: string, act: () => void, className = control): HTMLButtonElement {
  const made = element(
    "button",
    { type: "button", class: className, "aria-label": label, title: label },
    icon(name),
  );
  made.onclick = act;
  return made;
}

const times = (speed: number) => `${speed.toLocaleString(getLocale())}×`;

type Option = [value: string, label: string];

/** The browser's own list under a button as small as the others. */
function choice(label: string, face: Node | string, act: (value: string) => void) {
  const select = element("select", {
    "aria-label": label,
    class: "absolute inset-0 w-full cursor-pointer opacity-0 [&>option]:bg-paper [&>option]:text-ink",
  });
  select.onchange = () => act(select.value);
  const shown = element("span", { "aria-hidden": "true", class: "text-[0.92rem] font-semibold" }, face);
  const whole = element(
    "span",
    {
      class: `${control} relative focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-water`,
      title: label,
    },
    shown,
    select,
  );
  let options = "";
  return {
    whole,
    shown,
    set(wanted: readonly Option[], value: string): void {
      const key = JSON.stringify(wanted);
      if (key !== options)
        select.replaceChildren(...wanted.map(([each, text]) => element("option", { value: each }, text)));
      options = key;
      select.value = value;
    },
  };
}

const sleepOptions = (): Option[] => [
  ["", m.listen_sleep_off()],
  ...minutes.map((count): Option => [String(count), m.listen_sleep_minutes({ minutes: count })]),
  ["text", m.listen_sleep_text()],
];

/** The player at the foot of the window: plain elements outside React's pages, so that it outlives them. */
export function createPlayerBar(actions: BarActions) {
  const toggle = button("pause", m.listen_pause(), actions.toggle, `${control} bg-water text-on-water`);
  const back = button("back", m.listen_back(), actions.back);
  const forward = button("forward", m.listen_forward(), actions.forward);
  const speed = choice(m.listen_speed(), "1×", (value) => actions.setSpeed(Number(value)));
  const sleep = choice(m.listen_sleep(), icon("sleep"), actions.setSleep);
  const voice = choice(m.listen_voice(), icon("voice"), actions.setVoice);
  const close = button("close", m.listen_close(), actions.close);
  const title = element("a", { class: "min-w-0 truncate font-semibold hover:underline" });
  const place = element("span", { class: "shrink-0 text-muted" });
  const progress = element("progress", { class: "absolute inset-x-0 top-0 h-1 w-full", max: "1" });
  const status = element("p", { role: "status", class: "sr-only" });
  const bar = element(
    "section",
    { "aria-label": m.listen_player(), "data-player-bar": true, "data-no-print": true },
    progress,
    element(
      "div",
      {
        class:
          "mx-auto flex max-w-[1060px] flex-wrap items-center justify-center gap-x-6 px-3 pt-2.5 pb-2 md:flex-nowrap md:px-6",
      },
      element(
        "p",
        { class: "flex w-full min-w-0 gap-2 pb-1 text-[0.92rem] md:flex-1 md:pb-0" },
        title,
        place,
      ),
      element(
        "div",
        { class: "flex w-full max-w-[26rem] items-center justify-between gap-1 md:w-auto md:gap-2" },
        ...[back, toggle, forward, speed.whole, sleep.whole, voice.whole, close],
      ),
    ),
    status,
  );
  bar.onkeydown = (event) => {
    if (event.target instanceof HTMLSelectElement) return;
    const act = { ArrowLeft: actions.back, ArrowRight: actions.forward, Escape: actions.close }[event.key];
    if (!act) return;
    event.preventDefault();
    // The Bible reader turns its pages with the same keys.
    event.stopPropagation();
    act();
  };

  function label(of: HTMLElement, text: string): void {
    of.setAttribute("aria-label", text);
    of.title = text;
  }

  return {
    bar,
    focus: () => toggle.focus({ preventScroll: true }),
    say(text: string): void {
      status.textContent = text;
    },
    show(view: BarView): void {
      title.textContent = view.title;
      title.href = view.path;
      place.textContent = view.place.count > 1 ? m.listen_place(view.place) : "";
      progress.value = view.progress;
      progress.setAttribute("aria-label", view.title);
      toggle.replaceChildren(icon(view.playing ? "pause" : "play"));
      label(toggle, view.playing ? m.listen_pause() : m.listen_play());
      label(back, view.isRecording ? m.listen_back_seconds() : m.listen_back());
      label(forward, view.isRecording ? m.listen_forward_seconds() : m.listen_forward());
      speed.set(
        speeds.map((each) => [String(each), times(each)]),
        String(view.speed),
      );
      speed.shown.textContent = times(view.speed);
      sleep.whole.classList.toggle("bg-sand", view.sleep !== null);
      sleep.set(
        sleepOptions(),
        view.sleep === "text" ? "text" : view.sleep === null ? "" : sleepChoice(view.sleep),
      );
      voice.whole.hidden = view.isRecording || view.voices.length < 2;
      voice.set(
        view.voices.map(({ voiceURI, name }): Option => [voiceURI, name]),
        view.voice ?? "",
      );
    },
  };
}

/** The choice that a running timer is nearest to. */
function sleepChoice(endsAt: number): string {
  const left = (endsAt - Date.now()) / 60_000;
  return String(minutes.find((count) => left <= count) ?? minutes.at(-1));
}
