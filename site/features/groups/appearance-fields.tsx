import { groupLimits } from "../../../contracts/group-paths.ts";
import type { Appearance } from "../../../contracts/groups.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { Field } from "../../ui/field.tsx";
import { identityStore } from "../identity/identity-store.ts";

/** What a form of these fields says. */
export function readAppearance(form: FormData): Appearance {
  return { name: String(form.get("as")).trim(), showsReading: form.get("showsReading") === "on" };
}

/** Nothing is shown that was not chosen: without a tap the others see a name and no more. */
export const ownAppearance = (): Appearance => ({
  name: (identityStore.getState().person?.firstName ?? "").slice(0, groupLimits.personName),
  showsReading: false,
});

/** How somebody appears in a group, inside a form. */
export function AppearanceFields({ start, nameless }: { start: Appearance; nameless: boolean }) {
  return (
    <>
      <Field
        label={m.groups_your_name()}
        hint={m.groups_your_name_hint()}
        error={nameless ? m.groups_name_missing() : undefined}
      >
        {(control) => (
          <input
            {...control}
            name="as"
            autoComplete="given-name"
            maxLength={groupLimits.personName}
            defaultValue={start.name}
          />
        )}
      </Field>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          name="showsReading"
          className="mt-1 size-5 shrink-0 accent-water"
          defaultChecked={start.showsReading}
        />
        <span>
          {m.groups_show_reading()}
          <span className="block text-[0.92rem] text-muted">{m.groups_show_reading_hint()}</span>
        </span>
      </label>
    </>
  );
}
