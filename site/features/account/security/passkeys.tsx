import { useState } from "react";
import { identityApi, type Passkey } from "../../../../contracts/identity.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { SubmitButton } from "../../../ui/form-buttons.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { Card } from "../card.tsx";
import { callIdentity, refusalLabel } from "../identity-call.ts";
import { Waiting } from "../waiting.tsx";
import { addPasskey } from "./add-passkey.ts";
import { PasskeyRow } from "./passkey-row.tsx";

async function loadPasskeys(): Promise<Passkey[] | undefined> {
  const answer = await callIdentity<{ items: Passkey[] }>(identityApi.passkeys);
  return answer.refused ? undefined : answer.value.items;
}

export function Passkeys() {
  const { value: passkeys, failed, reload, set } = useLoaded(loadPasskeys);
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    const outcome = await addPasskey();
    setBusy(false);
    showToast({ title: outcome.label, color: outcome.added ? "success" : "error" });
    if (outcome.added) reload();
  }

  async function remove(passkey: Passkey) {
    const { refused } = await callIdentity(`${identityApi.passkeys}/${passkey.id}`, { method: "DELETE" });
    if (refused && refused.code !== "passkey.unknown")
      showToast({ title: refusalLabel(refused), color: "error" });
    else showToast({ title: m.account_passkey_removed({ name: passkey.name }), color: "success" });
    reload();
  }

  return (
    <Card title={m.account_passkeys_title()} lead={m.account_passkeys_lead()}>
      {!passkeys && <Waiting failed={failed} retry={reload} />}
      {passkeys?.length === 0 && <p className="text-muted">{m.account_passkeys_none()}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              renamed={(named) => set(passkeys.map((held) => (held.id === named.id ? named : held)))}
              remove={() => void remove(passkey)}
            />
          ))}
        </ul>
      )}
      {"PublicKeyCredential" in window ? (
        <form
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <SubmitButton busy={busy}>
            {busy ? m.account_passkey_adding() : m.account_passkey_add()}
          </SubmitButton>
        </form>
      ) : (
        <p className="mt-4 text-muted">{m.account_passkeys_unsupported()}</p>
      )}
    </Card>
  );
}
