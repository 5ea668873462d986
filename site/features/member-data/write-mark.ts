import { m } from "../../i18n/paraglide/messages.js";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { Mark, MarkList } from "./marks.ts";
import { loadList, setMark } from "./member-marks.ts";
import { openMember } from "./member-session.ts";

/** Shows a toast when the server refused a change, since the optimistic update was rolled back. */
export async function toastIfRefused(done: Promise<boolean>): Promise<boolean> {
  const ok = await done;
  if (!ok) showToast({ title: m.offline_refused(), description: m.offline_refused_how(), color: "error" });
  return ok;
}

/** For somebody who is signed in. */
export function writeMark(mark: Mark, on: boolean): Promise<boolean> {
  openMember();
  return toastIfRefused(setMark(mark, on));
}

/** Undefined when it could not be loaded. */
export async function openList(of: MarkList): Promise<true | undefined> {
  return !openMember() || (await loadList(of)) ? true : undefined;
}
