import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { groupCodes } from "../../../contracts/group-paths.ts";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { SubmitButton } from "../../ui/form-buttons.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { openList } from "../member-data/apply-mark.ts";
import { AppearanceFields, ownAppearance, readAppearance } from "./appearance-fields.tsx";
import { GroupRefusal } from "./group-call.ts";
import { joinGroup } from "./group-client.ts";
import { putGroup } from "./group-store.ts";
import { refusalWords } from "./refusal-words.ts";
import { dropInvitation } from "./saved-invitation.ts";

/** Asks what the others may see, then joins and leads to the plan. */
export default function JoinForm({ token, onRefused }: { token: string; onRefused(): void }) {
  const [state, setState] = useState<"" | "busy" | "nameless">("");
  const navigate = useNavigate();

  async function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const me = readAppearance(new FormData(event.currentTarget));
    if (!me.name) return setState("nameless");
    setState("busy");
    try {
      const group = await joinGroup(token, me);
      dropInvitation();
      putGroup(group);
      // The plan is subscribed to now, which the plan's page shows.
      void openList({ kind: "plan" });
      showToast({ title: m.groups_joined({ group: group.name }), color: "success" });
      await navigate(`${localizePath(group.plan.path, getLocale())}#together`);
    } catch (error) {
      const isFull = error instanceof GroupRefusal && error.code === groupCodes.full;
      if (!isFull) showToast({ title: refusalWords(error), color: "error" });
      // It may be full, ended or accepted by now: the page says which.
      onRefused();
      setState("");
    }
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void join(event)}>
      <AppearanceFields start={ownAppearance()} nameless={state === "nameless"} />
      <div>
        <SubmitButton busy={state === "busy"}>{m.groups_join()}</SubmitButton>
      </div>
    </form>
  );
}
