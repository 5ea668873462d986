import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { heldInstallEvent } from "../../ui/install-event.ts";
import { showToast, toastStore } from "../../ui/toast/toast-store.ts";
import { localDate } from "../member-data/member-day.ts";
import { readRecord } from "../today/day-record.ts";
import { readMemory, storeMemory } from "./install-memory.ts";
import { mayAsk } from "./may-ask.ts";

const answer = () => storeMemory({ ...readMemory(), answered: true });

/** Closing it is a no. */
function whenClosed(id: string, act: () => void): void {
  const stop = toastStore.subscribe(({ toasts }) => {
    if (toasts.some((toast) => toast.id === id)) return;
    stop();
    act();
  });
}

/** On the third morning a small question; where the browser cannot install by itself, how to do it by hand. */
export function offerInstall(): void {
  const today = localDate();
  if (!mayAsk(readRecord(), readMemory(), today)) return;
  const event = heldInstallEvent();
  storeMemory({ ...readMemory(), offered: today });
  const close = () => toastStore.getState().dismiss(id);
  const id = showToast({
    title: m.install_title({ site: siteSettings().siteName }),
    description: event ? m.install_why() : m.install_by_hand(),
    timeout: 0,
    actions: event
      ? [
          {
            label: m.install_yes(),
            onClick() {
              close();
              void event.prompt();
            },
          },
          { label: m.install_no(), onClick: close },
        ]
      : [{ label: m.install_understood(), onClick: close }],
  });
  whenClosed(id, answer);
}
