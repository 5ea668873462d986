import { pushApi, pushPaths } from "../../../contracts/push-paths.ts";

/** Of the service worker, if it is there yet. */
export async function deviceSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? undefined;
}

/** Ends reminders on this device: they may name what a member reads, so none comes after the sign-out. */
export async function endReminders(): Promise<void> {
  const subscription = await deviceSubscription();
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  // Where this does not arrive, the push service says with the next one that the device is gone.
  void fetch(pushApi + pushPaths.end, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, auth: keys?.auth }),
  }).catch(() => {});
  await subscription.unsubscribe();
}
