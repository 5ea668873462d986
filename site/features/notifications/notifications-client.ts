import { memberApi } from "../../../contracts/member-paths.ts";
import {
  type NotificationChoices,
  type Notifications,
  notificationsPath,
} from "../../../contracts/notifications.ts";
import { siteSettings } from "../../settings.ts";
import { memberFetch } from "../identity/member-fetch.ts";

const address = () => memberApi(siteSettings().siteName) + notificationsPath;

export async function loadNotifications(): Promise<Notifications | undefined> {
  try {
    const answer = await memberFetch(address());
    return answer.ok ? ((await answer.json()) as Notifications) : undefined;
  } catch {
    return undefined;
  }
}

/** The saved choices, the names of invalid fields, or false on failure. */
export async function saveNotifications(
  choices: NotificationChoices,
): Promise<Notifications | { fields: string[] } | false> {
  try {
    const answer = await memberFetch(address(), {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(choices),
    });
    if (answer.ok) return (await answer.json()) as Notifications;
    return answer.status === 400 ? { fields: ((await answer.json()) as { fields: string[] }).fields } : false;
  } catch {
    return false;
  }
}
