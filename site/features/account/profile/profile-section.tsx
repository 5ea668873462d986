import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { Account } from "../../../../contracts/member.ts";
import { memberLimits } from "../../../../contracts/member-paths.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { Field } from "../../../ui/field.tsx";
import { SubmitButton } from "../../../ui/form-buttons.tsx";
import { LoadingState } from "../../../ui/loading-state.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { loadAccount, updateAccount } from "../account-client.ts";
import { choices } from "./choices.ts";

export default function ProfileSection() {
  const { value: account, failed, reload } = useLoaded(loadAccount);
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.account_profile_lead()}</p>
      <div className="mt-6 rounded-md border border-line p-5 md:p-7">
        {account ? <ProfileForm account={account} /> : <LoadingState failed={failed} retry={reload} />}
      </div>
    </>
  );
}

const written = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()])) as Record<
    "firstName" | "lastName" | keyof typeof choices,
    string
  >;

function ProfileForm({ account }: { account: Account }) {
  const [state, setState] = useState<"" | "busy" | "failed" | "nameless">("");
  const error = state === "failed" ? m.account_not_saved() : undefined;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const change = written(event.currentTarget);
    if (change.firstName === "") {
      setState("nameless");
      return;
    }
    setState("busy");
    const updated = await updateAccount({ ...account, ...change });
    setState(updated ? "" : "failed");
    if (updated) showToast({ title: m.account_saved(), color: "success" });
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={m.account_first_name()}
          error={state === "nameless" ? m.account_first_name_missing() : undefined}
        >
          {(control) => (
            <input
              {...control}
              name="firstName"
              autoComplete="given-name"
              maxLength={memberLimits.name}
              defaultValue={account.firstName}
            />
          )}
        </Field>
        <Field label={m.account_last_name()}>
          {(control) => (
            <input
              {...control}
              name="lastName"
              autoComplete="family-name"
              maxLength={memberLimits.name}
              defaultValue={account.lastName}
            />
          )}
        </Field>
      </div>
      <div>
        <p className="font-semibold">{m.account_email()}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <span className="min-w-0 wrap-anywhere">{account.email}</span>
          <Link
            to="#security"
            preventScrollReset
            className="inline-flex min-h-11 items-center text-water underline"
          >
            {m.account_email_change()}
          </Link>
        </p>
      </div>
      <div className="grid gap-6 border-t border-line pt-6 sm:grid-cols-2">
        {Object.entries(choices).map(([name, { label, options }]) => {
          const held = account[name as keyof typeof choices];
          return (
            <Field key={name} label={label()}>
              {(control) => (
                <select {...control} name={name} defaultValue={held}>
                  <option value="">{m.account_unsaid()}</option>
                  {Object.entries(options).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label()}
                    </option>
                  ))}
                  {held && !(held in options) && <option value={held}>{held}</option>}
                </select>
              )}
            </Field>
          );
        })}
      </div>
      <p className="text-[0.92rem] text-muted">{m.account_profile_why()}</p>
      {error && (
        <p role="alert" className="rounded-md border-2 border-dawn px-5 py-4">
          {error}
        </p>
      )}
      <p>
        <SubmitButton busy={state === "busy"}>
          {state === "busy" ? m.account_saving() : m.account_save()}
        </SubmitButton>
      </p>
    </form>
  );
}
