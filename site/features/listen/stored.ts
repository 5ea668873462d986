import { personalKeys } from "../../personal-storage.ts";
import type { Queue } from "./queue.ts";

/** When it stops by itself: at a time, or at the end of the text. */
export type Sleep = number | "text" | null;

export interface StoredPlayer {
  queue: Queue;
  playing: boolean;
  sleep: Sleep;
}

/** Storage can be full or blocked; then the player ends with its page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const storePlayer = (player: StoredPlayer): void =>
  attempt(() => sessionStorage.setItem(personalKeys.listening, JSON.stringify(player)));

export const forgetPlayer = (): void => attempt(() => sessionStorage.removeItem(personalKeys.listening));

export function storedPlayer(): StoredPlayer | undefined {
  return attempt(() => {
    const stored = sessionStorage.getItem(personalKeys.listening);
    return stored ? (JSON.parse(stored) as StoredPlayer) : undefined;
  });
}

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];

/** Choices of the device, which outlast a sign-out. */
const keys = { speed: "listen-speed", voice: (language: string) => `listen-voice-${language}` };

export function storedSpeed(): number {
  const stored = Number(attempt(() => localStorage.getItem(keys.speed)));
  return speeds.includes(stored) ? stored : 1;
}
export const storeSpeed = (speed: number): void =>
  attempt(() => localStorage.setItem(keys.speed, String(speed)));

export const storedVoice = (language: string): string | undefined =>
  attempt(() => localStorage.getItem(keys.voice(language))) ?? undefined;
export const storeVoice = (language: string, voiceURI: string): void =>
  attempt(() => localStorage.setItem(keys.voice(language), voiceURI));
