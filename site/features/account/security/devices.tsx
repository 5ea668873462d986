import { Laptop } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { identityApi } from "../../../../contracts/identity.ts";
import { type Device, device } from "../../../../contracts/identity-calls.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { QuietButton } from "../../../ui/form-buttons.tsx";
import { LoadingState } from "../../../ui/loading-state.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { loadSignIn } from "../../identity/load-sign-in.ts";
import { Card } from "../card.tsx";
import { shortMoment } from "../dates.ts";
import { callIdentity, noContent, refusalLabel } from "../identity-call.ts";

const list = z.object({ items: z.array(device) });

async function loadDevices(): Promise<Device[] | undefined> {
  const answer = await callIdentity(identityApi.devices, { answer: list });
  return answer.refused ? undefined : answer.value.items;
}

function deviceName({ browser, system }: Device): string {
  if (browser && system) return m.account_device({ browser, system });
  return browser ?? system ?? m.account_device_unknown();
}

export function Devices() {
  const { value: devices, failed, reload } = useLoaded(loadDevices);
  const [busy, setBusy] = useState(false);
  const others = devices?.filter(({ current }) => !current) ?? [];

  async function end(ending: Device[], done: string) {
    setBusy(true);
    const answers = await Promise.all(
      ending.map(({ id }) =>
        callIdentity(`${identityApi.devices}/${id}`, { method: "DELETE", answer: noContent }),
      ),
    );
    setBusy(false);
    // Already signed out is the requested result.
    const refused = answers.find((answer) => answer.refused && answer.refused.code !== "device.unknown");
    showToast(
      refused?.refused
        ? { title: refusalLabel(refused.refused), color: "error" }
        : { title: done, color: "success" },
    );
    reload();
  }

  return (
    <Card title={m.account_devices_title()} lead={m.account_devices_lead()}>
      {(failed || !devices) && <LoadingState failed={failed} retry={reload} />}
      {devices && (
        <ul className="grid gap-3">
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={busy}
              end={() => void end([device], m.account_device_ended({ name: deviceName(device) }))}
            />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <QuietButton
          className="mt-4"
          disabled={busy}
          onClick={() => void end(others, m.account_devices_ended())}
        >
          {m.account_devices_end_others()}
        </QuietButton>
      )}
    </Card>
  );
}

const endHere = () =>
  void loadSignIn().then(({ signOut }) => signOut({ message: m.account_device_ended_here() }));

function DeviceRow({ device, busy, end }: { device: Device; busy: boolean; end(): void }) {
  const name = deviceName(device);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm bg-sand px-4 py-3">
      <Laptop className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {device.current && (
            <span className="rounded-full bg-paper px-2.5 text-[0.82rem] text-spring">
              {m.account_device_current()}
            </span>
          )}
        </p>
        <p className="text-[0.92rem] text-muted">
          {m.account_device_used({ date: shortMoment(device.lastUsedAt) })}
        </p>
      </div>
      <QuietButton
        className="bg-paper"
        disabled={busy}
        aria-label={m.account_device_end_named({ name })}
        onClick={device.current ? endHere : end}
      >
        {m.account_device_end()}
      </QuietButton>
    </li>
  );
}
