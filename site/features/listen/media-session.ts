import { siteSettings } from "../../settings.ts";

type Handlers = Partial<Record<MediaSessionAction, () => void>>;

/** Media keys, headphones and, while a recording plays, the lock screen. */
export function showMediaSession(title: string, playing: boolean): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist: siteSettings().siteName,
    artwork: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  });
  navigator.mediaSession.playbackState = playing ? "playing" : "paused";
}

export function handleMediaKeys(handlers: Handlers): void {
  if (!("mediaSession" in navigator)) return;
  for (const [action, act] of Object.entries(handlers))
    try {
      navigator.mediaSession.setActionHandler(action as MediaSessionAction, act);
    } catch {
      // A browser refuses an action that it does not know.
    }
}

export function endMediaSession(): void {
  if (!("mediaSession" in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = "none";
}
