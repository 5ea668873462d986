/** What was given to a voice. */
export interface Spoken {
  text: string;
  voice: string;
  rate: number;
}

interface SpeechOptions {
  voices: { name: string; lang: string }[];
  /** Refuses to speak on a page that nobody has touched yet, as browsers may. */
  wantsTouch?: boolean;
}

declare global {
  interface Window {
    noteSpoken(spoken: Spoken): void;
    /** The voice comes to the end of its sentence. */
    endSentence(): void;
  }
}

/**
 * Takes the place of the browser's own `speechSynthesis` and `SpeechSynthesisUtterance`: voices come late, an utterance
 * fires `start` and `end` in order, one that is cancelled fires `error`. Self-contained, because only its text gets into the page.
 */
export function installSpeech({ voices, wantsTouch = false }: SpeechOptions): void {
  type Handler = ((event: { error?: string }) => void) | null;
  class Utterance {
    voice: { name: string } | null = null;
    lang = "";
    rate = 1;
    onstart: Handler = null;
    onend: Handler = null;
    onerror: Handler = null;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const listed = voices.map((voice) => ({
    ...voice,
    voiceURI: voice.name,
    localService: true,
    default: false,
  }));
  let current: Utterance | undefined;
  let queue: Utterance[] = [];
  let areThere = false;
  let isTouched = false;
  addEventListener(
    "pointerdown",
    () => {
      isTouched = true;
    },
    { capture: true },
  );
  const events = new EventTarget();

  function begin(): void {
    if (current || queue.length === 0) return;
    const begun = queue.shift()!;
    current = begun;
    queueMicrotask(() => {
      if (current !== begun) return;
      if (wantsTouch && !isTouched) {
        current = undefined;
        begun.onerror?.({ error: "not-allowed" });
        return begin();
      }
      begun.onstart?.({});
      if (begun.text === "") return window.endSentence();
      window.noteSpoken({ text: begun.text, voice: begun.voice?.name ?? "", rate: begun.rate });
    });
  }
  window.endSentence = () => {
    const ended = current;
    current = undefined;
    ended?.onend?.({});
    begin();
  };
  const speech = Object.assign(events, {
    getVoices: () => (areThere ? listed : []),
    speak(utterance: Utterance) {
      queue.push(utterance);
      begin();
    },
    cancel() {
      const cancelled = [...(current ? [current] : []), ...queue];
      current = undefined;
      queue = [];
      queueMicrotask(() => {
        for (const each of cancelled) each.onerror?.({ error: "canceled" });
      });
    },
    pause() {},
    resume() {},
  });
  Object.defineProperty(speech, "speaking", { get: () => current !== undefined });
  Object.defineProperty(speech, "pending", { get: () => queue.length > 0 });
  Object.defineProperty(window, "speechSynthesis", { value: speech });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
  setTimeout(() => {
    areThere = true;
    events.dispatchEvent(new Event("voiceschanged"));
  }, 50);
}
