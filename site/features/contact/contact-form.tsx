import { Form, useNavigation } from "react-router";
import { type ContactField, contactLimits, contactSubjects } from "../../../contracts/contact-fields.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import { GuardFields } from "./guard-fields.tsx";
import type { ContactResult } from "./send-message.server.ts";
import { fieldErrors, subjectNames } from "./words.ts";

/** The service judges what is written, so that the words are the same with and without JavaScript. */
export function ContactForm({ result }: { result: ContactResult | undefined }) {
  const busy = useNavigation().state === "submitting";
  const errors = result?.outcome.state === "invalid" ? fieldErrors(result.outcome.faults) : [];
  const errorOf = (name: ContactField) => errors.find(({ field }) => field === name)?.words;
  const values = result?.values;
  return (
    <Form method="post" noValidate className="relative grid gap-6">
      {result && <ErrorSummary result={result} />}
      <Field name="name" label={m.contact_name()} error={errorOf("name")}>
        {(control) => <input {...control} type="text" autoComplete="name" defaultValue={values?.name} />}
      </Field>
      <Field name="email" label={m.contact_email()} hint={m.contact_email_hint()} error={errorOf("email")}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            spellCheck={false}
            defaultValue={values?.email}
          />
        )}
      </Field>
      <Field name="subject" label={m.contact_subject()} error={errorOf("subject")}>
        {(control) => (
          <select {...control} defaultValue={values?.subject ?? ""}>
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
        name="message"
        label={m.contact_message()}
        hint={m.contact_message_hint({ least: contactLimits.messageLeast, most: contactLimits.message })}
        error={errorOf("message")}
      >
        {(control) => <textarea {...control} rows={8} defaultValue={values?.message} />}
      </Field>
      <label className="flex max-w-[36rem] cursor-pointer gap-3">
        <input type="checkbox" name="newsletter" value="yes" className="mt-1 size-5 shrink-0 accent-water" />
        <span className="text-[0.95rem]">{m.newsletter_promise()}</span>
      </label>
      <GuardFields />
      <p>
        <button
          type="submit"
          disabled={busy}
          className="pill min-h-12 bg-water px-7 text-on-water hover:opacity-90 disabled:opacity-70"
        >
          {busy ? m.sending() : m.contact_send()}
        </button>
      </p>
    </Form>
  );
}
