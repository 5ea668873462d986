import { useId } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { fillVisitFields, VisitFields } from "../lead-capture/visit-fields.tsx";

/** Beside the registration form: an empty box with the exact words of the consent. */
export function NewsletterBox() {
  const id = useId();
  return (
    <div className="flex gap-3.5 rounded-sm border border-line bg-sand p-4">
      <input
        id={id}
        type="checkbox"
        name="newsletter"
        value="yes"
        className="mt-0.5 size-6 shrink-0 accent-water"
        onChange={({ currentTarget: { form } }) => fillVisitFields(form)}
      />
      <label htmlFor={id} className="text-[0.97rem] leading-normal">
        {m.newsletter_promise()}
      </label>
      <VisitFields />
    </div>
  );
}
