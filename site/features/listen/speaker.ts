interface SpeakerEvents {
  ended(): void;
  /** The browser wants a touch first. */
  refused(): void;
  failed(): void;
}

/** A new page may know its voices a little later. */
export const voicesKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const speech = window.speechSynthesis as SpeechSynthesis | undefined;
    if (!speech || speech.getVoices().length > 0) return resolve();
    speech.addEventListener?.("voiceschanged", () => resolve(), { once: true });
    setTimeout(resolve, 3000);
  });

/** A browser that has begun nothing after this time will not. */
const silentMs = 4000;
const quietMs = 120;

/** One sentence at a time. A pause is an end: Android cannot pause, so the sentence is spoken again from its beginning. */
export function createSpeaker({ ended, refused, failed }: SpeakerEvents) {
  const speech = window.speechSynthesis;
  // Held, since Chrome forgets an utterance that nobody holds, and its end with it.
  let current: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A cancel may take with it what is said in the same moment. */
  let quietUntil = 0;

  function stop(): void {
    current = undefined;
    clearTimeout(timer);
    if (!speech.speaking && !speech.pending) return;
    speech.cancel();
    quietUntil = performance.now() + quietMs;
  }

  /** Some engines lose the end of an utterance, some begin none without saying so. */
  function watch(utterance: SpeechSynthesisUtterance, hasBegun: () => boolean): void {
    timer = setTimeout(() => {
      if (current !== utterance) return;
      if (speech.speaking || speech.pending) watch(utterance, hasBegun);
      else {
        current = undefined;
        if (hasBegun()) ended();
        else refused();
      }
    }, silentMs);
  }

  function speak(
    text: string,
    how: { voice: SpeechSynthesisVoice; speed: number },
    isRepeated = false,
  ): void {
    stop();
    const { voice, speed } = how;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = speed;
    let begun = false;
    const finish = (then: () => void) => () => {
      if (current !== utterance) return;
      current = undefined;
      clearTimeout(timer);
      then();
    };
    utterance.onstart = () => {
      begun = true;
    };
    utterance.onend = finish(ended);
    utterance.onerror = ({ error }) =>
      finish(() => {
        const isCancelled = error === "interrupted" || error === "canceled";
        // The end of the sentence before it may have hit it, too.
        if (isCancelled && !begun && !isRepeated) speak(text, how, true);
        else if (isCancelled || error === "not-allowed") refused();
        else failed();
      })();
    current = utterance;
    const begin = () => {
      speech.speak(utterance);
      watch(utterance, () => begun);
    };
    const wait = isRepeated ? quietMs : quietUntil - performance.now();
    if (wait > 0) timer = setTimeout(begin, wait);
    else begin();
  }

  return { speak, stop };
}
