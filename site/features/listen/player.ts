import { m } from "../../i18n/paraglide/messages.js";
import { hydratedEvent } from "../../start/app-start.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { clearHighlight, highlight } from "./highlight.ts";
import { endMediaSession, handleMediaKeys, showMediaSession } from "./media-session.ts";
import { createPlayerBar } from "./player-bar.ts";
import {
  itemAt,
  type ListenItem,
  nextItem,
  nextSentence,
  previousItem,
  previousSentence,
  type Queue,
  queueOf,
  sentenceAt,
} from "./queue.ts";
import { createRecording } from "./recording.ts";
import { createSpeaker } from "./speaker.ts";
import { spokenWords } from "./spoken-words.ts";
import {
  forgetPlayer,
  type StoredPlayer,
  storedPlayer,
  storedSpeed,
  storedVoice,
  storePlayer,
  storeSpeed,
  storeVoice,
} from "./stored.ts";
import { chooseVoice, languageOf, voicesFor } from "./voices.ts";

const skipSeconds = 15;
/** Linux has hundreds for a language. */
const mostVoices = 20;

/** Plays a queue, in a bar at the foot of every page, until it is closed. */
export function createPlayer(given: StoredPlayer, closed: () => void) {
  let { queue, playing, sleep } = given;
  /** Voices from the network have failed. */
  let onlyLocal = false;
  let speed = storedSpeed();
  let sleepTimer: ReturnType<typeof setTimeout> | undefined;
  const speech = window.speechSynthesis as SpeechSynthesis | undefined;
  const speaker = speech && createSpeaker({ ended: goOn, refused: pause, failed: withoutNetwork });
  const recording = createRecording({
    ended: endItem,
    refused: pause,
    failed: withoutRecording,
    moved,
    paused: pause,
  });
  const channel = "BroadcastChannel" in window ? new BroadcastChannel("listen") : undefined;
  const { bar, ...face } = createPlayerBar({
    toggle: () => (playing ? pause() : play()),
    back: () => skip(-1),
    forward: () => skip(1),
    setSpeed,
    setSleep,
    setVoice,
    close,
  });

  const isRecorded = () => itemAt(queue).audio !== undefined;
  const langNow = () => sentenceAt(queue)?.lang ?? document.documentElement.lang;
  const isOnline = () => navigator.onLine && !onlyLocal;
  const voices = () => speech?.getVoices() ?? [];
  const voiceFor = (lang: string) =>
    chooseVoice(voices(), lang, { chosen: storedVoice(languageOf(lang)), isOnline: isOnline() });

  function show(): void {
    const { title, path, sentences } = itemAt(queue);
    const offered = voicesFor(voices(), langNow(), isOnline()).slice(0, mostVoices);
    face.show({
      title,
      path,
      place: { number: queue.item + 1, count: queue.items.length },
      playing,
      progress: isRecorded()
        ? queue.seconds / (recording.duration || Number.POSITIVE_INFINITY)
        : (queue.sentence + 1) / sentences.length,
      speed,
      sleep,
      isRecording: isRecorded(),
      voices: offered,
      voice: voiceFor(langNow())?.voiceURI,
    });
    showMediaSession(title, playing);
    document.documentElement.style.setProperty("--player-height", `${bar.offsetHeight}px`);
    storePlayer({ queue, playing, sleep });
  }

  const showSentence = () =>
    isRecorded() ? clearHighlight() : highlight(itemAt(queue), queue.sentence, bar.offsetHeight);

  function silence(): void {
    speaker?.stop();
    recording.stop();
  }

  function play(): void {
    playing = true;
    channel?.postMessage("playing");
    const { audio } = itemAt(queue);
    if (audio) {
      speaker?.stop();
      recording.play(audio, { seconds: queue.seconds, speed });
    } else speakSentence();
    show();
    showSentence();
  }

  function speakSentence(): void {
    const sentence = sentenceAt(queue);
    const voice = sentence && (voiceFor(sentence.lang) as SpeechSynthesisVoice | undefined);
    recording.stop();
    if (sentence && voice) speaker!.speak(spokenWords(sentence.text, sentence.lang), { voice, speed });
    // A passage in a language that nobody here speaks is passed over.
    else if (voices().length > 0) setTimeout(goOn);
    else pause();
  }

  function pause(): void {
    playing = false;
    silence();
    show();
  }

  function stopSaying(why: string): void {
    pause();
    face.say(why);
  }

  function moveTo(next: Queue | undefined): void {
    const isNewText = next?.item !== queue.item;
    queue = next ?? queueOf(queue.items);
    if (!next) clearHighlight();
    if (!next) {
      stopSaying(m.listen_finished());
      return;
    }
    if (isNewText && sleep === "text") {
      fallAsleep();
      return;
    }
    play();
  }

  function goOn(): void {
    if (playing) moveTo(nextSentence(queue));
  }
  function endItem(): void {
    moveTo(nextItem(queue));
  }
  function withoutNetwork(): void {
    if (onlyLocal) {
      stopSaying(m.listen_failed());
      return;
    }
    onlyLocal = true;
    play();
  }
  /** It cannot be had, as without a network: the text is there. */
  function withoutRecording(): void {
    queue.items[queue.item] = { ...itemAt(queue), audio: undefined };
    queue = { ...queue, sentence: 0, seconds: 0 };
    if (voiceFor(langNow())) play();
    else stopSaying(m.listen_failed());
  }
  function moved(seconds: number): void {
    queue = { ...queue, seconds };
    show();
  }

  function go(next: Queue): void {
    queue = next;
    if (playing) play();
    else {
      show();
      showSentence();
    }
  }
  function skip(step: 1 | -1): void {
    if (isRecorded()) {
      moved(recording.seek(step * skipSeconds));
      return;
    }
    go(step > 0 ? (nextSentence(queue) ?? queue) : previousSentence(queue));
  }

  function setSpeed(chosen: number): void {
    speed = chosen;
    storeSpeed(speed);
    recording.setSpeed(speed);
    go(queue);
  }
  function setVoice(voiceURI: string): void {
    storeVoice(languageOf(langNow()), voiceURI);
    go(queue);
  }

  function fallAsleep(): void {
    sleep = null;
    stopSaying(m.listen_slept());
  }
  function waitForSleep(): void {
    clearTimeout(sleepTimer);
    if (typeof sleep === "number") sleepTimer = setTimeout(fallAsleep, sleep - Date.now());
  }
  function setSleep(choice: string): void {
    sleep = choice === "text" ? "text" : choice === "" ? null : Date.now() + Number(choice) * 60_000;
    waitForSleep();
    show();
  }

  function attach(): void {
    if (!bar.isConnected) document.body.append(bar);
  }
  const listening = new AbortController();
  const on = (name: string, act: (event: Event) => void) =>
    addEventListener(name, act, { signal: listening.signal });
  function close(): void {
    silence();
    listening.abort();
    clearTimeout(sleepTimer);
    channel?.close();
    clearHighlight();
    endMediaSession();
    bar.remove();
    delete document.documentElement.dataset.player;
    forgetPlayer();
    closed();
  }

  document.documentElement.dataset.player = "";
  attach();
  // React takes over the whole document, and a page that it renders anew has no bar.
  on(hydratedEvent, attach);
  on(pageReadyEvent, () => {
    attach();
    showSentence();
  });
  // A browser goes on speaking when its page has gone; the next page does that.
  on("pagehide", silence);
  on("pageshow", (event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    const stored = storedPlayer();
    if (!stored) close();
    else ({ queue, sleep } = stored);
    if (stored?.playing) play();
    else if (stored) pause();
  });
  on("resize", show);
  // Voices may come late.
  speech?.addEventListener?.("voiceschanged", show, { signal: listening.signal });
  // Another tab is heard now.
  if (channel) channel.onmessage = () => playing && pause();
  handleMediaKeys({
    play,
    pause,
    stop: close,
    nexttrack: () => go(nextItem(queue) ?? nextSentence(queue) ?? queue),
    previoustrack: () => go(previousItem(queue)),
    seekforward: () => skip(1),
    seekbackward: () => skip(-1),
  });
  waitForSleep();
  return {
    /** Something else than before. */
    load(items: ListenItem[]): void {
      silence();
      go(queueOf(items));
      play();
    },
    play,
    toggle: () => (playing ? pause() : play()),
    show,
    isPlaying: () => playing,
    focus: face.focus,
    current: () => itemAt(queue),
  };
}
