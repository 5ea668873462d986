import { type FormEvent, useState } from "react";
import type { Group } from "../../../contracts/groups.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { SubmitButton } from "../../ui/form-buttons.tsx";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { AppearanceFields, readAppearance } from "./appearance-fields.tsx";
import { changeAppearance } from "./group-client.ts";
import { putGroup } from "./group-store.ts";
import { refusalWords } from "./refusal-words.ts";

/** A dialog: what the others see of oneself can be changed at any time. */
export default function AppearanceForm({ group, close }: { group: Group } & ModalContentProps) {
  const [state, setState] = useState<"" | "busy" | "nameless">("");
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const me = readAppearance(new FormData(event.currentTarget));
    if (!me.name) return setState("nameless");
    setState("busy");
    try {
      putGroup(await changeAppearance(group.id, me));
      showToast({ title: m.groups_saved(), color: "success" });
      close();
    } catch (error) {
      showToast({ title: refusalWords(error), color: "error" });
      setState("");
    }
  }
  return (
    <form className="mt-4 grid gap-5" noValidate onSubmit={(event) => void save(event)}>
      <AppearanceFields start={group.me} nameless={state === "nameless"} />
      <div>
        <SubmitButton busy={state === "busy"}>{m.groups_save()}</SubmitButton>
      </div>
    </form>
  );
}
