import { useState } from "react";
import * as z from "zod/mini";
import { identityApi } from "../../../../contracts/identity.ts";
import { type Passkey, passkey as passkeyAnswer } from "../../../../contracts/identity-calls.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { SubmitButton } from "../../../ui/form-buttons.tsx";
import { LoadingState } from "../../../ui/loading-state.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { Card } from "../card.tsx";
import { callIdentity, noContent, refusalLabel } from "../identity-call.ts";
import { addPasskey } from "./add-passkey.ts";
import { PasskeyRow } from "./passkey-row.tsx";

const list = z.object({ items: z.array(passkeyAnswer) });

async function loadPasskeys(): Promise<Passkey[] | undefined> {
  const answer = await callIdentity(identityApi.passkeys, { answer: list });
  return answer.refused ? undefined : answer.value.items;
}

export function Passkeys() {
  const { value: passkeys, failed, reload, update } = useLoaded(loadPasskeys);
  const [busy, setBusy] = useState(false);

  async function add() {
    setBusy(true);
    const outcome = await addPasskey();
    setBusy(false);
    showToast({ title: outcome.label, color: outcome.added ? "success" : "error" });
    if (outcome.added) reload();
  }

  async function remove(passkey: Passkey) {
    const { refused } = await callIdentity(`${identityApi.passkeys}/${passkey.id}`, {
      method: "DELETE",
      answer: noContent,
    });
    if (refused && refused.code !== "passkey.unknown")
      showToast({ title: refusalLabel(refused), color: "error" });
    else showToast({ title: m.account_passkey_removed({ name: passkey.name }), color: "success" });
    reload();
  }

  return (
    <Card title={m.account_passkeys_title()} lead={m.account_passkeys_lead()}>
      {(failed || !passkeys) && <LoadingState failed={failed} retry={reload} />}
      {passkeys?.length === 0 && <p className="text-muted">{m.account_passkeys_none()}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className="grid gap-3">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              renamed={(named) => update((all) => all.map((held) => (held.id === named.id ? named : held)))}
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
