import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { memberFetch } from "../sign-in/member-fetch.ts";

/** What the member may read of it; undefined when it is not more than everybody has, or could not be fetched. */
export async function fetchOpened<Opened extends { isTeaser: boolean }>(
  asked: { path: string } | { evening: string },
): Promise<Opened | undefined> {
  const answer = await memberFetch(localizePath("/opened", getLocale()), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) throw new Error(`What is protected could not be fetched (${answer.status}).`);
  const opened = (await answer.json()) as Opened;
  return opened.isTeaser ? undefined : opened;
}
