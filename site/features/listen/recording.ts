interface RecordingEvents {
  ended(): void;
  refused(): void;
  /** It cannot be had, or not be played. */
  failed(): void;
  moved(seconds: number): void;
  /** By something else than the player: the system's own controls, headphones that were taken off. */
  paused(): void;
}

/** A recording that an editor uploaded. */
export function createRecording({ ended, refused, failed, moved, paused }: RecordingEvents) {
  const audio = new Audio();
  audio.preload = "auto";
  let isMeant = false;
  audio.onended = () => isMeant && ended();
  audio.onerror = () => isMeant && failed();
  audio.ontimeupdate = () => isMeant && moved(audio.currentTime);
  audio.onpause = () => isMeant && !audio.ended && paused();

  function stop(): void {
    isMeant = false;
    audio.pause();
  }

  function play(address: string, { seconds, speed }: { seconds: number; speed: number }): void {
    const isOther = new URL(address, location.href).href !== audio.src;
    if (isOther) audio.src = address;
    if (isOther || Math.abs(audio.currentTime - seconds) > 1) audio.currentTime = seconds;
    audio.playbackRate = speed;
    isMeant = true;
    audio.play().catch((error: DOMException) => {
      if (!isMeant || error.name === "AbortError") return;
      if (error.name === "NotAllowedError") refused();
      else failed();
    });
  }

  return {
    play,
    stop,
    setSpeed(speed: number): void {
      audio.playbackRate = speed;
    },
    /** The place after moving by so many seconds. */
    seek(by: number): number {
      const last = Number.isFinite(audio.duration) ? audio.duration : Number.POSITIVE_INFINITY;
      audio.currentTime = Math.max(0, Math.min(audio.currentTime + by, last));
      return audio.currentTime;
    },
    get duration(): number {
      return Number.isFinite(audio.duration) ? audio.duration : 0;
    },
  };
}
