import { identityRefusal, type NotFresh, notFresh } from "../../../contracts/identity-calls.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { closeModal, openModal } from "../../ui/modal/modal-store.ts";
import { memberFetch } from "../identity/member-fetch.ts";

/** Opens the confirmation dialog; true once confirmed, false if cancelled. */
function confirmItIsThem(ways: NotFresh): Promise<boolean> {
  return new Promise((resolve) => {
    let confirmed = false;
    openModal({
      load: () => import("./security/confirm-dialog.tsx"),
      props: {
        ways,
        done() {
          confirmed = true;
          closeModal();
        },
      },
      title: m.account_confirm_title(),
      size: "narrow",
      ignoreOutside: true,
      onClose: () => resolve(confirmed),
    });
  });
}

/** Fetches; if the server requires a fresh sign-in, asks for it and retries. If the user cancels, the refusal is returned. */
export async function freshFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await memberFetch(path, init);
  if (answer.status !== 403) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  if (identityRefusal.safeParse(body).data?.code !== "sign_in.not_fresh") return answer;
  return (await confirmItIsThem(notFresh.parse(body))) ? memberFetch(path, init) : answer;
}
