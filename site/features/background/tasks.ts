import { startAds } from "../ads/start-ads.ts";
import { startPurchases } from "../checkout/start-purchases.ts";
import { startConsent } from "../consent/start-consent.ts";
import { startInstall } from "../install/start-install.ts";
import { startLeads } from "../lead-capture/start-leads.ts";
import { startReceipts } from "../lead-capture/start-receipts.ts";
import { startMenus } from "./closing-menus.ts";
import { startMemberTasks } from "./member-tasks.ts";
import { startQueryActions } from "./query-actions.ts";
import { startDialogs } from "./start-dialogs.ts";
import { startMeasurement } from "./start-measurement.ts";
import { startOffline } from "./start-offline.ts";
import { startPopups } from "./start-popups.ts";

/** Background tasks in start order; each one's file documents what it waits for. */
const tasks: (() => void)[] = [
  startMenus,
  startConsent,
  startMeasurement,
  startAds,
  startLeads,
  startReceipts,
  startQueryActions,
  startPurchases,
  startDialogs,
  startPopups,
  startOffline,
  startMemberTasks,
  startInstall,
];

export function startTasks(): void {
  for (const start of tasks) {
    try {
      start();
    } catch (error) {
      console.warn("A part of the visit could not start.", error);
    }
  }
  // In the browser's timeline, from here on everything above is at work.
  performance.mark("visit");
}
