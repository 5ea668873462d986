import { useState } from "react";
import type { PushChoices } from "../../../contracts/push.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { LoadingState } from "../../ui/loading-state.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { endReminders } from "../identity/end-reminders.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { deviceZone } from "./device-zone.ts";
import { loadDevice, type PushAbility, pushAbility, saveDevice, switchOn } from "./push-device.ts";
import { PushForm } from "./push-form.tsx";

const unset = (member: boolean): PushChoices => ({
  verse: true,
  course: member,
  time: "07:00",
  timeZone: deviceZone(),
  locale: getLocale(),
  quietDays: [],
});

const hindrances: Record<Exclude<PushAbility, "possible">, () => string> = {
  denied: m.notifications_push_denied,
  install: m.notifications_push_install,
  unsupported: m.notifications_push_unsupported,
};

const troubles = {
  denied: m.notifications_push_denied,
  failed: m.notifications_push_failed,
  unsaved: m.notifications_failed,
};

const load = async () => ({ choices: (await loadDevice())?.choices ?? null });

/** Reminders on this very device, for members and visitors alike. */
export function PushSettings({ member }: { member: boolean }) {
  const ability = pushAbility();
  if (ability !== "possible") return <p className="text-muted">{hindrances[ability]()}</p>;
  return <DeviceSwitch member={member} />;
}

function DeviceSwitch({ member }: { member: boolean }) {
  const { value, failed, reload, update } = useLoaded(load);
  const [trouble, setTrouble] = useState<keyof typeof troubles>();
  /** Where the switch is going while the browser asks and the site is told. */
  const [pending, setPending] = useState<boolean>();
  if (!value) return <LoadingState failed={failed} retry={reload} />;
  const { choices } = value;

  async function change(on: boolean) {
    if (pending !== undefined) return;
    setPending(on);
    setTrouble(undefined);
    const wanted = on ? unset(member) : null;
    const outcome = wanted
      ? await switchOn(wanted)
      : await endReminders().then(
          () => "on" as const,
          () => "unsaved" as const,
        );
    setPending(undefined);
    if (outcome !== "on") return setTrouble(outcome);
    update(() => ({ choices: wanted }));
    showToast({
      title: on ? m.notifications_push_on() : m.notifications_push_off(),
      color: "success",
    });
  }
  async function save(wanted: PushChoices) {
    const saved = await saveDevice({ ...wanted, locale: getLocale() });
    setTrouble(saved ? undefined : "unsaved");
    if (saved) showToast({ title: m.notifications_saved(), color: "success" });
  }

  return (
    <>
      <ChoiceRow
        name="push"
        title={m.notifications_push_switch()}
        text={m.notifications_push_text()}
        checked={pending ?? choices !== null}
        onChange={(on) => void change(on)}
      />
      {choices && pending === undefined && (
        <div className="mb-2 max-w-[26rem]">
          <PushForm start={choices} member={member} onSave={save} />
        </div>
      )}
      <div role="status">
        {pending && <p className="text-muted">{m.notifications_push_busy()}</p>}
        {trouble && <p className="font-semibold text-dawn">{troubles[trouble]()}</p>}
      </div>
    </>
  );
}
