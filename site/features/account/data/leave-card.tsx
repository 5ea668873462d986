import { useState } from "react";
import { deletionGraceDays, identityApi } from "../../../../contracts/identity.ts";
import { type Deletion, deletion as deletionAnswer } from "../../../../contracts/identity-calls.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { QuietButton, SubmitButton } from "../../../ui/form-buttons.tsx";
import { LoadingState } from "../../../ui/loading-state.tsx";
import { openModal } from "../../../ui/modal/modal-store.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { loadSignIn } from "../../identity/load-sign-in.ts";
import { Card } from "../card.tsx";
import { longDate } from "../dates.ts";
import { callIdentity, noContent, refusalLabel } from "../identity-call.ts";

async function loadDeletion(): Promise<Deletion | undefined> {
  const answer = await callIdentity(identityApi.deletion, { answer: deletionAnswer });
  return answer.refused ? undefined : answer.value;
}

export function LeaveCard() {
  const { value: deletion, failed, reload, update } = useLoaded(loadDeletion);
  async function leave({ eraseAfter }: Deletion) {
    const { signOut } = await loadSignIn();
    await signOut({ message: m.account_leave_goodbye({ date: eraseAfter ? longDate(eraseAfter) : "" }) });
  }
  if (deletion?.eraseAfter)
    return <Pending eraseAfter={deletion.eraseAfter} saved={() => update(() => ({ eraseAfter: null }))} />;
  return (
    <Card title={m.account_leave_title()} lead={m.account_leave_lead({ days: deletionGraceDays })}>
      {deletion ? (
        <QuietButton
          className="text-dawn"
          onClick={() =>
            openModal({
              load: () => import("./leave-dialog.tsx"),
              props: { done: leave },
              title: m.account_leave_confirm_title(),
              size: "narrow",
            })
          }
        >
          {m.account_leave_open()}
        </QuietButton>
      ) : (
        <LoadingState failed={failed} retry={reload} />
      )}
    </Card>
  );
}

function Pending({ eraseAfter, saved }: { eraseAfter: string; saved(): void }) {
  const [busy, setBusy] = useState(false);
  return (
    <section className="mt-6 rounded-md border-2 border-dawn p-5 md:p-7">
      <h3 className="text-[1.25rem]">{m.account_leave_pending_title()}</h3>
      <p className="mt-1.5 max-w-[38rem]" role="status">
        {m.account_leave_pending({ date: longDate(eraseAfter) })}
      </p>
      <form
        className="mt-5"
        onSubmit={async (event) => {
          event.preventDefault();
          setBusy(true);
          const { refused } = await callIdentity(identityApi.deletion, {
            method: "DELETE",
            answer: noContent,
          });
          setBusy(false);
          showToast(
            refused
              ? { title: refusalLabel(refused), color: "error" }
              : { title: m.account_leave_undone(), color: "success" },
          );
          if (!refused) saved();
        }}
      >
        <SubmitButton busy={busy}>{m.account_leave_undo()}</SubmitButton>
      </form>
    </section>
  );
}
