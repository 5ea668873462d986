import type { BrowserContext } from "@playwright/test";
import type { PushMessage } from "../../../contracts/push-paths.ts";
import { startPushReceiver } from "../../support/push-receiver.ts";
import { expect, expectAxeClean, open, type Page, resetClock, setClock, test } from "../fixtures.ts";
import { underToast } from "../under-toast.ts";

test.use({ serviceWorkers: "allow" });
test.afterEach(({ request }) => resetClock(request));

/** A Monday; the browser is in New York. */
const monday = "2027-01-04T17:00:00Z";
const tuesdayAtHalfPastSix = "2027-01-05T11:30:05Z";
const wednesdayAtHalfPastSix = "2027-01-06T11:30:05Z";

interface Given {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * No push service can be reached from here, so the browser's own subscription is one of the tests' receiver; and a browser
 * without a screen denies notifications, whatever it was granted.
 */
function stubPushManager(given: Given): void {
  const key = "stub-push-key";
  const held = (): PushSubscription | null => {
    const used = localStorage.getItem(key);
    if (used === null) return null;
    const bytes = Uint8Array.from(atob(used.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
    return {
      ...given,
      options: { userVisibleOnly: true, applicationServerKey: bytes.buffer },
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    } as unknown as PushSubscription;
  };
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  PushManager.prototype.getSubscription = async () => held();
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem(key, String(options?.applicationServerKey));
    return held()!;
  };
}

async function deliver(context: BrowserContext, page: Page, message: PushMessage): Promise<void> {
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((done) =>
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId);
    }),
  );
  await devTools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await devTools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  data?: PushMessage;
  actions?: { title: string }[];
  close(): void;
}
interface StubbedWorker {
  registration: { showNotification(title: string, options: Omit<Shown, "title" | "close">): Promise<void> };
  clients: { openWindow(path: string): Promise<void> };
  shown: Shown[];
  opened: string;
}

const worker = (context: BrowserContext) => context.serviceWorkers()[0]!;

/** What the system would show, and where a tap leads, are remembered. */
const stubSystem = (context: BrowserContext) =>
  worker(context).evaluate(() => {
    const scope = globalThis as unknown as StubbedWorker;
    scope.shown = [];
    const others = (tag: string) => scope.shown.filter((each) => each.tag !== tag);
    scope.registration.showNotification = async (title, options) => {
      const close = () => {
        scope.shown = others(options.tag);
      };
      scope.shown = [...others(options.tag), { title, ...options, close }];
    };
    scope.clients.openWindow = async (path) => {
      scope.opened = path;
    };
  });

const shown = (context: BrowserContext) =>
  worker(context).evaluate(() =>
    (globalThis as unknown as StubbedWorker).shown.map(({ title, body, actions }) => ({
      title,
      body,
      actions: actions?.map((action) => action.title),
    })),
  );

/** Answers where it leads. */
const tap = (context: BrowserContext, action: string): Promise<string> =>
  worker(context).evaluate(async (chosen) => {
    const scope = globalThis as unknown as StubbedWorker;
    const pending: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => pending.push(work);
    const event = new Event("notificationclick");
    dispatchEvent(Object.assign(event, { action: chosen, notification: scope.shown[0], waitUntil }));
    await Promise.all(pending);
    return scope.opened;
  }, action);

test("a visitor switches reminders on in the one place, gets them at their hour but not on quiet days, reads with one tap and ends them with another", async ({
  page,
  context,
  request,
  faults,
}) => {
  // The page's own subscription is a stub, which the worker cannot end.
  faults.expect(/status of 404/);
  const receiver = await startPushReceiver();
  const device = receiver.subscribe();
  await setClock(request, monday);
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(stubPushManager, device.subscription);

  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Reminders" }).click();
  const daily = page.getByRole("checkbox", { name: "A notification each day" });
  await daily.check();
  // The days are pressed at once, on a small phone too.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => underToast(page, "Reminders are on for this device")).toEqual([]);
  await page.getByLabel("At", { exact: true }).fill("06:30");
  const tuesday = page.getByRole("checkbox", { name: "Tuesday" });
  await page.locator("label", { has: tuesday }).click();
  await expect(tuesday).not.toBeChecked();
  await expectAxeClean(page);
  await page.getByRole("button", { name: "Save reminder" }).click();
  await expect(page.getByText("Your choices are saved.")).toBeVisible();
  await open(page, "/reminders");
  await expect(page.getByLabel("At", { exact: true })).toHaveValue("06:30");

  await setClock(request, tuesdayAtHalfPastSix);
  await setClock(request, wednesdayAtHalfPastSix);
  await expect.poll(() => device.received.length).toBe(1);
  expect(receiver.faults).toEqual([]);
  const { message } = device.received[0]!;
  expect(message).toMatchObject({ tag: "reminder-2027-01-06", path: "/verses/2027/1/6" });

  await stubSystem(context);
  await deliver(context, page, message);
  await expect
    .poll(() => shown(context))
    .toEqual([{ title: message.title, body: message.text, actions: ["Read", "Turn off"] }]);
  const path = await tap(context, "");
  expect(path).toBe("/verses/2027/1/6");
  await open(page, path);
  expect(await page.title()).toContain(message.title.replace("Verse of the day: ", ""));

  await deliver(context, page, message);
  await expect.poll(() => shown(context)).toHaveLength(1);
  await tap(context, "end");
  await expect.poll(() => shown(context)).toMatchObject([{ body: "Reminders are off on this device." }]);
  await open(page, "/reminders");
  await expect(daily).not.toBeChecked();
  await receiver.close();
});

test("a browser that does not allow notifications says how to allow them", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "default" });
    Notification.requestPermission = async () => "denied";
  });
  await open(page, "/es/reminders");
  const daily = page.getByRole("checkbox", { name: "Un aviso cada día" });
  await daily.click();
  await expect(
    page.getByText("Este navegador no permite que el sitio te envíe notificaciones."),
  ).toBeVisible();
  await expect(daily).not.toBeChecked();
});
