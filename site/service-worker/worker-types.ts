import type { Locale } from "../../contracts/site.ts";

interface Sent {
  /** Members' pages come alive by themselves, so they are stored with all of their code. */
  member: boolean;
}

/** The service worker types in use; TypeScript's own library conflicts with the DOM's. */
export interface CacheMessage extends Sent {
  type: "keep";
  /** What the list is called. */
  name: string;
  paths: string[];
}

/** Which pages are today's is found out here: it costs a slow phone a tenth of a second, which no page has to spare. */
export interface TodayMessage extends Sent {
  type: "today";
  locale: Locale;
  /** The site's time in milliseconds, which a developer may have moved. */
  now: number;
}

interface ReadMessage extends Sent {
  type: "read";
  path: string;
  /** The files that the page has loaded so far. */
  assets: string[];
}

export type WorkerMessage = CacheMessage | TodayMessage | ReadMessage;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: WaitingEvent & { request: Request; respondWith(response: Promise<Response>): void };
  message: WaitingEvent & { data: WorkerMessage };
  periodicsync: WaitingEvent & { tag: string };
}

export interface WorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listen: (event: WorkerEvents[Name]) => void,
  ): void;
}
