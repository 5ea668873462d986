import { m } from "../../i18n/paraglide/messages.js";
import { openModal } from "../../ui/modal/modal-store.ts";
import type { Shared } from "./shared.ts";

/** All ways to share in one dialog, the system's share sheet among them. */
export function share(shared: Shared): void {
  openModal({
    load: () => import("./share-dialog.tsx"),
    props: { shared, url: location.origin + (shared.path ?? location.pathname) },
    title: m.share(),
  });
}
