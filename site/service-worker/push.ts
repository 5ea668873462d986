import { type PushMessage, pushApi, pushPaths } from "../../contracts/push-paths.ts";

/** The parts of service workers' types in use; TypeScript's own library conflicts with the DOM's. */
interface PushWorker {
  registration: {
    pushManager: PushManager;
    showNotification(title: string, options: object): Promise<void>;
  };
  clients: {
    matchAll(filter: object): Promise<{ url: string; focus(): Promise<unknown> }[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener<Name extends keyof PushEvents>(
    name: Name,
    listen: (event: PushEvents[Name] & { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

interface PushEvents {
  push: { data: { json(): unknown } | null };
  notificationclick: {
    action: string;
    notification: { data: PushMessage | undefined; close(): void };
  };
  pushsubscriptionchange: {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
}

const worker = globalThis as unknown as PushWorker;
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A push that cannot be answered now is no worse for it: the next one, or the push service itself, says the same. */
const post = (path: string, body: object): Promise<unknown> =>
  fetch(pushApi + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {});

const picture = "/icon-192.png";

async function show(message: PushMessage): Promise<void> {
  const { title, text, tag, locale, labels, token } = message;
  await worker.registration.showNotification(title, {
    body: text,
    tag,
    lang: locale,
    icon: picture,
    data: message,
    actions: [
      { action: "read", title: labels.read },
      { action: "end", title: labels.end },
    ],
  });
  // A device that has travelled is reminded in its hour there.
  if (deviceZone() !== message.timeZone) await post(pushPaths.seen, { token, timeZone: deviceZone() });
}

async function read({ path, token }: PushMessage): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
  await post(pushPaths.seen, { token, timeZone: deviceZone() });
}

/** Without a network the push service is told alone, and tells the site when the next one is sent. */
async function end({ title, tag, locale, labels, token }: PushMessage): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription();
  await Promise.all([post(pushPaths.end, { token }), subscription?.unsubscribe()]);
  await worker.registration.showNotification(title, {
    body: labels.ended,
    tag,
    lang: locale,
    icon: picture,
    silent: true,
  });
}

async function renew({
  oldSubscription,
  newSubscription,
}: PushEvents["pushsubscriptionchange"]): Promise<void> {
  const before = oldSubscription?.toJSON();
  // Whose choices would go on is not known; the reader finds the switch turned off.
  if (!oldSubscription || !before?.keys) return;
  const now =
    newSubscription ?? (await worker.registration.pushManager.subscribe(oldSubscription.options as never));
  const { endpoint, keys } = now.toJSON();
  await post(pushPaths.renew, {
    endpoint,
    keys,
    before: { endpoint: before.endpoint, auth: before.keys.auth },
  });
}

export function listenForPush(): void {
  worker.addEventListener("push", (event) => {
    const message = event.data?.json() as PushMessage | undefined;
    if (message) event.waitUntil(show(message));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { action, notification } = event;
    notification.close();
    if (notification.data) event.waitUntil((action === "end" ? end : read)(notification.data));
  });
  worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));
}
