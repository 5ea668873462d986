import { m } from "../../i18n/paraglide/messages.js";
import { showNote } from "../../ui/note.ts";
import { dayItems } from "./day-queue.ts";
import { itemOf } from "./page-text.ts";
import { createPlayer } from "./player.ts";
import { type ListenItem, queueOf } from "./queue.ts";
import { voicesKnown } from "./speaker.ts";
import { type StoredPlayer, storedPlayer } from "./stored.ts";

let player: ReturnType<typeof createPlayer> | undefined;

function open(stored: StoredPlayer): NonNullable<typeof player> {
  player = createPlayer(stored, () => {
    player = undefined;
    document.querySelector<HTMLElement>("[data-do^=listen]")?.focus({ preventScroll: true });
  });
  return player;
}

function start(items: ListenItem[]): void {
  if (player) player.load(items);
  else open({ queue: queueOf(items), playing: true, sleep: null }).play();
  player?.focus();
}

/** Listen, on the page that is heard already: pause, or go on. */
export function listenToPage(): void {
  const item = itemOf(document, location.pathname);
  if (!item) return;
  if (player?.current().path === item.path) player.toggle();
  else start([item]);
}

export async function listenToDay(): Promise<void> {
  const items = await dayItems();
  if (items.length > 0) start(items);
  else showNote(m.not_loaded());
}

/** What the page before was playing. A browser that wants a touch first leaves the player paused at its place. */
export function resume(): void {
  const stored = player ? undefined : storedPlayer();
  if (!stored) return;
  const resumed = open(stored);
  resumed.show();
  if (stored.playing)
    void voicesKnown().then(() => resumed === player && resumed.isPlaying() && resumed.play());
}
