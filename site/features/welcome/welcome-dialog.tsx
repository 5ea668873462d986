import { useId, useState } from "react";
import { consentWordings } from "../../../contracts/consents.ts";
import type { Notifications } from "../../../contracts/notifications.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { LoadingState } from "../../ui/loading-state.tsx";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { fetchCards } from "../cards/fetch-cards.ts";
import { loadNotifications, saveNotifications } from "../notifications/notifications-client.ts";
import { TopicChips } from "../topics/topic-chips.tsx";

const loadTopics = async () => (await fetchCards({ choice: "topics" }))?.choice;

async function wantMornings({ email, premium, textsOffered, ...choices }: Notifications): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const saved = await saveNotifications({ ...choices, morning: true, timeZone, locale: getLocale() });
  const ok = saved && !("fields" in saved);
  showToast(
    ok
      ? { title: m.notifications_saved(), color: "success" }
      : { title: m.notifications_failed(), color: "error" },
  );
}

/** A tap for what to read about, a tap for the morning's mail; closing it leaves both for another day. */
export default function WelcomeDialog({ close }: ModalContentProps) {
  const { value: topics, failed, reload } = useLoaded(loadTopics);
  return (
    <>
      <h3 className="mt-2 text-[1.1rem]">{m.welcome_topics()}</h3>
      <div className="mt-3 min-h-40">
        {topics ? (
          <TopicChips topics={topics} label={m.welcome_topics()} />
        ) : (
          <LoadingState failed={failed} retry={reload} />
        )}
      </div>
      <Mornings close={close} />
      <p className="mt-4 text-[0.92rem] text-muted">{m.welcome_change()}</p>
    </>
  );
}

/** Not asked of somebody who has said yes before, on the form or in the newsletter. */
function Mornings({ close }: ModalContentProps) {
  const { value, failed } = useLoaded(loadNotifications);
  const [busy, setBusy] = useState(false);
  const wording = useId();
  if (failed || value?.morning)
    return (
      <button
        type="button"
        className="pill mt-6 w-full bg-water text-on-water hover:opacity-90"
        onClick={close}
      >
        {m.welcome_done()}
      </button>
    );
  const button = "pill min-h-12 disabled:opacity-60";
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="text-[1.1rem]">{m.welcome_morning({ time: value?.morningTime ?? "07:00" })}</h3>
      <p id={wording} className="mt-1 text-[0.92rem] text-muted">
        {consentWordings.newsletter[getLocale()]}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <button type="button" className={`${button} border border-line hover:bg-sand`} onClick={close}>
          {m.welcome_no()}
        </button>
        <button
          type="button"
          aria-describedby={wording}
          disabled={!value || busy}
          className={`${button} bg-water text-on-water hover:opacity-90`}
          onClick={async () => {
            if (!value) return;
            setBusy(true);
            await wantMornings(value);
            close();
          }}
        >
          {m.welcome_yes()}
        </button>
      </div>
    </section>
  );
}
