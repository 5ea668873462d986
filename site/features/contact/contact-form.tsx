import { Form, useNavigation } from "react-router";
import { type ContactField, contactLimits, contactSubjects } from "../../../contracts/contact-fields.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { Field } from "../../ui/field.tsx";
import { SubmitButton } from "../../ui/form-buttons.tsx";
import { useUnsent } from "../../ui/use-unsent.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { GuardFields } from "./guard-fields.tsx";
import { fieldErrors, subjectNames } from "./labels.ts";
import type { ContactResult } from "./send-message.server.ts";

/** The service validates, so that messages are the same with and without JavaScript. */
export function ContactForm({ result }: { result: ContactResult | undefined }) {
  const busy = useNavigation().state === "submitting";
  const { unsent, onSubmit } = useUnsent();
  const errors = result?.outcome.state === "invalid" ? fieldErrors(result.outcome.faults) : [];
  const values = result?.values;
  const fieldOf = (name: ContactField) => ({
    id: `contact-${name}`,
    error: errors.find(({ field }) => field === name)?.label,
    announced: false,
  });
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="relative grid gap-6">
      {result && !unsent && <ErrorSummary result={result} />}
      <Field {...fieldOf("name")} label={m.contact_name()}>
        {(control) => (
          <input
            {...control}
            name="name"
            type="text"
            autoComplete="name"
            required
            defaultValue={values?.name}
          />
        )}
      </Field>
      <Field {...fieldOf("email")} label={m.contact_email()} hint={m.contact_email_hint()}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            required
            defaultValue={values?.email}
          />
        )}
      </Field>
      <Field {...fieldOf("subject")} label={m.contact_subject()}>
        {(control) => (
          <select {...control} name="subject" required defaultValue={values?.subject ?? ""}>
            <option value="">{m.contact_choose()}</option>
            {contactSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {subjectNames[subject]()}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        {...fieldOf("message")}
        label={m.contact_message()}
        hint={m.contact_message_hint({ min: contactLimits.messageMin, max: contactLimits.message })}
      >
        {(control) => (
          <textarea {...control} name="message" required rows={8} defaultValue={values?.message} />
        )}
      </Field>
      <label className="flex max-w-[36rem] cursor-pointer gap-3">
        <input type="checkbox" name="newsletter" value="yes" className="mt-1 size-5 shrink-0 accent-water" />
        <span className="text-[0.95rem]">{m.newsletter_promise()}</span>
      </label>
      <GuardFields />
      {unsent && (
        <p role="alert" className="font-semibold text-dawn">
          {m.not_sent_offline()}
        </p>
      )}
      <p>
        <SubmitButton busy={busy}>{busy ? m.sending() : m.contact_send()}</SubmitButton>
      </p>
    </Form>
  );
}
