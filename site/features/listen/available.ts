import { personalKeys } from "../../personal-storage.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";

/** Which languages the browser has a voice for: without one, a button to listen is not shown (listen.css). */
function noteVoices(): void {
  const voices = window.speechSynthesis?.getVoices() ?? [];
  const languages = new Set(voices.map(({ lang }) => lang.slice(0, 2).toLowerCase()));
  document.documentElement.dataset.voices = [...languages].join(" ");
}

const load = () => import("./listen.ts");

/** All of it that runs before a tap; a player that was at work on the page before goes on here. */
export function startListen(): void {
  addEventListener(
    pageReadyEvent,
    () => {
      noteVoices();
      // They may come late.
      window.speechSynthesis?.addEventListener?.("voiceschanged", noteVoices);
    },
    { once: true },
  );
  try {
    if (sessionStorage.getItem(personalKeys.listening)) void load().then(({ resume }) => resume());
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Safari speaks only after it has been asked to within a tap. */
const unlockSpeech = () => window.speechSynthesis?.speak(new SpeechSynthesisUtterance(""));

export async function listen(): Promise<void> {
  unlockSpeech();
  (await load()).listenToPage();
}

export async function listenToDay(): Promise<void> {
  unlockSpeech();
  await (await load()).listenToDay();
}
