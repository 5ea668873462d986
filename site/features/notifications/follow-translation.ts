import { loadNotifications, saveNotifications } from "./notifications-client.ts";

/** The mail of a member who gets one follows the translation that was chosen in the reader. */
export async function followTranslation(language: string, translation: string): Promise<void> {
  const found = await loadNotifications().catch(() => undefined);
  if (!found || (!found.morning && !found.evening) || found.locale !== language) return;
  const { email, premium, textsOffered, ...choices } = found;
  if (choices.translation !== translation) await saveNotifications({ ...choices, translation });
}
