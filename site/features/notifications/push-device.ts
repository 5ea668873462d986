import type { PushChoices, PushState } from "../../../contracts/push.ts";
import { pushApi, pushPaths } from "../../../contracts/push-paths.ts";
import { deviceSubscription } from "../identity/end-reminders.ts";
import { identityStore } from "../identity/identity-store.ts";
import { memberFetch } from "../identity/member-fetch.ts";
import { workerPath } from "../offline/service-worker.ts";

/** What is answered is parsed; most who open the page have no reminders yet and get no answer. */
const loadSchemas = () => import("../../../contracts/push.ts");

/** "install": an iPhone or iPad gives notifications to sites on the home screen only. */
export type PushAbility = "possible" | "denied" | "install" | "unsupported";

export function pushAbility(): PushAbility {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)
    return Notification.permission === "denied" ? "denied" : "possible";
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple && !matchMedia("(display-mode: standalone)").matches ? "install" : "unsupported";
}

const send = (method: "PUT" | "POST", path: string, body: object) =>
  memberFetch(pushApi + path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function save(subscription: PushSubscription, choices: PushChoices): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const answer = await send("PUT", pushPaths.subscription, { endpoint, keys, choices });
  return answer.ok;
}

/** What this device has chosen; null when it gets no reminders. A member's device becomes theirs. */
export async function loadDevice(): Promise<PushState | null> {
  const subscription = await deviceSubscription();
  if (!subscription || Notification.permission !== "granted") return null;
  const { endpoint, keys } = subscription.toJSON();
  const answer = await send("POST", pushPaths.find, { endpoint, auth: keys?.auth });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The device's reminders answered ${answer.status}.`);
  const { pushState } = await loadSchemas();
  const state = pushState.parse(await answer.json());
  const isMember = identityStore.getState().token !== undefined;
  if (isMember && !state.member) await save(subscription, state.choices);
  return state;
}

const sameKey = (key: ArrayBuffer | null, wanted: string) =>
  key !== null &&
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "") === wanted;

/** Called by a tap on our own switch, and never before: only then may a browser ask. */
export async function switchOn(choices: PushChoices): Promise<"on" | "denied" | "failed"> {
  try {
    if ((await Notification.requestPermission()) !== "granted") return "denied";
    const { pushKey } = await loadSchemas();
    const { publicKey } = pushKey.parse(await (await memberFetch(pushApi + pushPaths.key)).json());
    const registration = await navigator.serviceWorker.register(workerPath);
    await navigator.serviceWorker.ready;
    const { pushManager } = registration;
    let held = await pushManager.getSubscription();
    if (held && !sameKey(held.options.applicationServerKey, publicKey)) {
      await held.unsubscribe();
      held = null;
    }
    const subscription =
      held ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
    if (await save(subscription, choices)) return "on";
    // What the site does not know of must not look as if it were on.
    await subscription.unsubscribe();
  } catch (error) {
    console.warn("Reminders could not be switched on.", error);
  }
  return "failed";
}

export async function saveDevice(choices: PushChoices): Promise<boolean> {
  const subscription = await deviceSubscription();
  return subscription !== undefined && save(subscription, choices).catch(() => false);
}
