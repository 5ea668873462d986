/** The few parts of a service worker's world that ours uses; TypeScript knows them only apart from a page's. */
export interface KeepMessage {
  type: "keep";
  /** What the list is called, such as "today". */
  name: string;
  paths: string[];
}

export interface ReadMessage {
  type: "read";
  path: string;
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerEvents {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: WaitingEvent & { request: Request; respondWith(response: Promise<Response>): void };
  message: WaitingEvent & { data: KeepMessage | ReadMessage };
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
