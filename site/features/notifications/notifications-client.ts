import * as z from "zod/mini";
import { memberApi } from "../../../contracts/member-paths.ts";
import {
  type NotificationChoices,
  type Notifications,
  notifications,
  notificationsPath,
} from "../../../contracts/notifications.ts";
import { siteSettings } from "../../settings.ts";
import { memberFetch } from "../identity/member-fetch.ts";

const invalidFields = z.object({ fields: z.array(z.string()) });
const address = () => memberApi(siteSettings().productName) + notificationsPath;

export async function loadNotifications(): Promise<Notifications | undefined> {
  const answer = await memberFetch(address());
  return answer.ok ? notifications.parse(await answer.json()) : undefined;
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
    if (answer.ok) return notifications.parse(await answer.json());
    return answer.status === 400 ? invalidFields.parse(await answer.json()) : false;
  } catch {
    return false;
  }
}
