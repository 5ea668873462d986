import { type FormEvent, useState } from "react";
import { groupLimits } from "../../../contracts/group-paths.ts";
import type { Group } from "../../../contracts/groups.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { newId } from "../../new-id.ts";
import { Field } from "../../ui/field.tsx";
import { SubmitButton } from "../../ui/form-buttons.tsx";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { flush } from "../member-data/member-calls.ts";
import { AppearanceFields, ownAppearance, readAppearance } from "./appearance-fields.tsx";
import { createGroup, renewInvitation } from "./group-client.ts";
import { putGroup } from "./group-store.ts";
import { InviteLink } from "./invite-link.tsx";
import { refusalWords } from "./refusal-words.ts";

interface StartGroupProps extends ModalContentProps {
  plan: { id: string; title: string };
}

/** A name for the group, how its owner appears, and then the link to send. */
export default function StartGroup({ plan, close }: StartGroupProps) {
  /** The same id for every try: a group is made once. */
  const [id] = useState(newId);
  const [state, setState] = useState<"" | "busy" | "unnamed" | "nameless">("");
  const [error, setError] = useState<string>();
  const [made, setMade] = useState<Group>();

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get("group")).trim();
    const me = readAppearance(form);
    if (!name || !me.name) return setState(name ? "nameless" : "unnamed");
    setState("busy");
    setError(undefined);
    try {
      // The subscription may still be on its way.
      await flush();
      await createGroup(id, { planId: plan.id, name, me });
      const invited = await renewInvitation(id);
      putGroup(invited);
      setMade(invited);
    } catch (refusal) {
      setError(refusalWords(refusal));
    }
    setState("");
  }

  if (made)
    return (
      <>
        <p role="status" className="mt-2">
          {m.groups_started({ group: made.name })}
        </p>
        <InviteLink group={made} onChange={setMade} />
        <button type="button" className="pill mt-5 bg-water text-on-water hover:opacity-90" onClick={close}>
          {m.groups_done()}
        </button>
      </>
    );
  return (
    <form className="mt-3 grid gap-5" noValidate onSubmit={(event) => void start(event)}>
      <p className="text-muted">{m.groups_start_lead({ count: groupLimits.invited })}</p>
      <Field
        label={m.groups_group_name()}
        error={state === "unnamed" ? m.groups_group_name_missing() : undefined}
      >
        {(control) => (
          <input
            {...control}
            name="group"
            maxLength={groupLimits.groupName}
            defaultValue={plan.title.slice(0, groupLimits.groupName)}
          />
        )}
      </Field>
      <AppearanceFields start={ownAppearance()} nameless={state === "nameless"} />
      {error && (
        <p role="alert" className="font-semibold text-dawn">
          {error}
        </p>
      )}
      <div>
        <SubmitButton busy={state === "busy"}>{m.groups_start_button()}</SubmitButton>
      </div>
    </form>
  );
}
