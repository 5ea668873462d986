import type { NotFresh } from "../../../contracts/identity.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { closeModal, openModal } from "../../ui/modal/modal-store.ts";
import { memberFetch } from "../identity/member-fetch.ts";

/** Asks in a dialog; true once the person has shown that it is them, false when they thought better of it. */
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

/** What needs a fresh sign-in asks for it and goes on where it was; whoever declines gets the refusal. */
export async function freshFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await memberFetch(path, init);
  if (answer.status !== 403) return answer;
  const body = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as NotFresh & { code?: string };
  if (body.code !== "sign_in.not_fresh") return answer;
  return (await confirmItIsThem(body)) ? memberFetch(path, init) : answer;
}
