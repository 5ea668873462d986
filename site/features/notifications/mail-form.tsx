import { type FormEvent, useState } from "react";
import { consentWordings } from "../../../contracts/consents.ts";
import type { NotificationChoices, Notifications } from "../../../contracts/notifications.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { Field } from "../../ui/field.tsx";
import { SubmitButton } from "../../ui/form-buttons.tsx";
import { LoadingState } from "../../ui/loading-state.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { ChoiceRow } from "./choice-row.tsx";
import { deviceZone } from "./device-zone.ts";
import { loadNotifications, saveNotifications } from "./notifications-client.ts";

/** E-mails and texts of a member. */
export function MailForm() {
  const { value, failed, reload } = useLoaded(loadNotifications);
  return value ? <ChoicesForm held={value} /> : <LoadingState failed={failed} retry={reload} />;
}

function ChoicesForm({ held }: { held: Notifications }) {
  const { email, premium, textsOffered, ...saved } = held;
  const [choices, setChoices] = useState<NotificationChoices>({
    ...saved,
    // Without premium these are off; the other choices are unaffected.
    evening: saved.evening && premium,
    texts: saved.texts && premium,
    locale: getLocale(),
    // A translation belongs to the language it was chosen in.
    translation: saved.locale === getLocale() ? saved.translation : "",
  });
  const [state, setState] = useState<{ busy?: true; failed?: true; fields?: string[] }>({});
  const set = (change: Partial<NotificationChoices>) => setChoices((before) => ({ ...before, ...change }));
  const wrong = (name: string, label: string) => (state.fields?.includes(name) ? label : undefined);
  const locale = getLocale();

  async function save(event: FormEvent) {
    event.preventDefault();
    setState({ busy: true });
    const answer = await saveNotifications(choices);
    if (!answer) setState({ failed: true });
    else if ("fields" in answer) setState({ fields: answer.fields });
    else {
      setState({});
      showToast({ title: m.notifications_saved(), color: "success" });
    }
  }

  const time = (name: "morningTime" | "eveningTime") => (
    <Field label={m.notifications_time()} error={wrong(name, m.notifications_time_invalid())}>
      {(control) => (
        <input
          {...control}
          type="time"
          value={choices[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  );

  return (
    <form onSubmit={save} noValidate>
      <ChoiceRow
        name="morning"
        title={m.notifications_morning({ email })}
        text={consentWordings.newsletter[locale]}
        checked={choices.morning}
        onChange={(morning) => set({ morning })}
      >
        {time("morningTime")}
      </ChoiceRow>
      <ChoiceRow
        name="evening"
        title={m.notifications_evening()}
        text={premium ? m.notifications_evening_text() : m.notifications_premium()}
        checked={choices.evening}
        disabled={!premium}
        onChange={(evening) => set({ evening })}
      >
        {time("eveningTime")}
      </ChoiceRow>
      {(textsOffered || saved.texts) && (
        <ChoiceRow
          name="texts"
          title={m.notifications_texts()}
          text={premium ? consentWordings.texts[locale] : m.notifications_premium()}
          checked={choices.texts}
          disabled={!premium}
          onChange={(texts) => set({ texts })}
        >
          <Field
            label={m.notifications_phone()}
            hint={m.notifications_phone_hint()}
            error={wrong("phone", m.notifications_phone_invalid())}
          >
            {(control) => (
              <input
                {...control}
                type="tel"
                autoComplete="tel"
                value={choices.phone}
                onChange={(event) => set({ phone: event.target.value.replace(/[\s().-]/g, "") })}
              />
            )}
          </Field>
        </ChoiceRow>
      )}
      <div className="border-t border-line pt-5 *:max-w-[26rem]">
        <Field label={m.notifications_zone()} error={wrong("timeZone", m.notifications_zone_invalid())}>
          {(control) => (
            <select
              {...control}
              value={choices.timeZone}
              onChange={(event) => set({ timeZone: event.target.value })}
            >
              {[...new Set([choices.timeZone, ...Intl.supportedValuesOf("timeZone")])].map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll("_", " ")}
                </option>
              ))}
            </select>
          )}
        </Field>
        {deviceZone() !== choices.timeZone && (
          <button
            type="button"
            className="mt-1 inline-flex min-h-11 items-center text-left text-water underline"
            onClick={() => set({ timeZone: deviceZone() })}
          >
            {m.notifications_zone_here({ zone: deviceZone().replaceAll("_", " ") })}
          </button>
        )}
      </div>
      {!premium && (
        <p className="mt-5">
          <AppLink to="/premium" className="inline-flex min-h-11 items-center text-water underline">
            {m.notifications_premium_more()}
          </AppLink>
        </p>
      )}
      {state.failed && (
        <p role="alert" className="mt-5 font-semibold text-dawn">
          {m.notifications_failed()}
        </p>
      )}
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <SubmitButton busy={Boolean(state.busy)}>{m.notifications_save()}</SubmitButton>
        <AppLink to="/consents" className="inline-flex min-h-11 items-center text-water underline">
          {m.newsletter_consents()}
        </AppLink>
      </p>
    </form>
  );
}
