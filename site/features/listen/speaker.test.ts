import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSpeaker } from "./speaker.ts";

interface Utterance {
  text: string;
  onstart?(): void;
  onend?(): void;
}

/** An engine that loses what it is given in the moment of a cancel, and says nothing of it, as Firefox does. */
function forgetfulEngine() {
  const started: string[] = [];
  let current: Utterance | undefined;
  let cancelledAt = Number.NEGATIVE_INFINITY;
  return {
    started,
    speech: {
      get speaking() {
        return current !== undefined;
      },
      pending: false,
      cancel() {
        current = undefined;
        cancelledAt = performance.now();
      },
      speak(utterance: Utterance) {
        if (performance.now() - cancelledAt < 50) return;
        current = utterance;
        started.push(utterance.text);
        utterance.onstart?.();
      },
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startSpeaker() {
  const engine = forgetfulEngine();
  vi.stubGlobal("window", { speechSynthesis: engine.speech });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const refused = vi.fn();
  const speaker = createSpeaker({ ended: () => {}, refused, failed: () => {} });
  const speak = (text: string) =>
    speaker.speak(text, { voice: { lang: "en-US" } as SpeechSynthesisVoice, speed: 1 });
  return { ...engine, speaker, speak, refused };
}

test("what is said right after a stop is said, whoever stopped what was being said", () => {
  const { speech, started, speaker, speak, refused } = startSpeaker();
  // The tap itself says an empty sentence, and a player that is there already is silenced for the new text.
  speech.speak({ text: "" });
  speaker.stop();
  speak("In the beginning");
  vi.advanceTimersByTime(5000);
  expect(started).toEqual(["", "In the beginning"]);
  expect(refused).not.toHaveBeenCalled();
});

test("nothing waits where nothing was stopped", () => {
  const { started, speak } = startSpeaker();
  speak("In the beginning");
  expect(started).toEqual(["In the beginning"]);
});
