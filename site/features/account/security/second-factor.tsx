import { useEffect, useRef, useState } from "react";
import { identityApi } from "../../../../contracts/identity.ts";
import {
  recoveryCodes,
  type SecondFactorSetUp,
  type SecondFactorState,
  secondFactorSetUp,
  secondFactorState,
} from "../../../../contracts/identity-calls.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { siteSettings } from "../../../settings.ts";
import { Field } from "../../../ui/field.tsx";
import { QuietButton } from "../../../ui/form-buttons.tsx";
import { LoadingState } from "../../../ui/loading-state.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { Card } from "../card.tsx";
import { longDate } from "../dates.ts";
import { type Answer, callIdentity, noContent, refusalLabel } from "../identity-call.ts";
import { QrCode } from "./qr-code.tsx";
import { FormEnd, useIdentityForm } from "./use-identity-form.tsx";

async function loadState(): Promise<SecondFactorState | undefined> {
  const answer = await callIdentity(identityApi.secondFactor, { answer: secondFactorState });
  return answer.refused ? undefined : answer.value;
}

const post = <Value,>(
  path: string,
  answer: { parse(json: unknown): Value },
  body: unknown = {},
): Promise<Answer<Value>> => callIdentity(path, { method: "POST", body, answer });

/** The value, or undefined after showing the reason. */
function valueOrToast<Value>(answer: Answer<Value>): Value | undefined {
  if (!answer.refused) return answer.value;
  showToast({ title: refusalLabel(answer.refused), color: "error" });
  return undefined;
}

/** A code from an app beside the password: set up, shown once what recovers it, and turned off again. */
export function SecondFactor() {
  const { value: state, failed, reload } = useLoaded(loadState);
  const [setUp, setSetUp] = useState<SecondFactorSetUp>();
  const [codes, setCodes] = useState<string[]>();

  async function begin() {
    setSetUp(valueOrToast(await post(identityApi.secondFactor, secondFactorSetUp)));
  }
  async function renewCodes() {
    setCodes(valueOrToast(await post(identityApi.recoveryCodes, recoveryCodes))?.recoveryCodes);
  }
  async function turnOff() {
    const { refused } = await callIdentity(identityApi.secondFactor, { method: "DELETE", answer: noContent });
    if (refused) showToast({ title: refusalLabel(refused), color: "error" });
    else showToast({ title: m.account_factor_turned_off(), color: "success" });
    reload();
  }

  return (
    <Card title={m.account_factor_title()} lead={m.account_factor_lead()}>
      {(failed || !state) && <LoadingState failed={failed} retry={reload} />}
      {codes && (
        <Codes
          codes={codes}
          close={() => {
            setCodes(undefined);
            reload();
          }}
        />
      )}
      {setUp && !codes && (
        <SetUp
          setUp={setUp}
          close={() => setSetUp(undefined)}
          done={(newCodes) => {
            setSetUp(undefined);
            setCodes(newCodes);
          }}
        />
      )}
      {state && !setUp && !codes && !state.since && (
        <QuietButton onClick={() => void begin()}>{m.account_factor_set_up()}</QuietButton>
      )}
      {state?.since && !codes && (
        <>
          <p>
            {m.account_factor_since({ date: longDate(state.since) })}{" "}
            {m.account_factor_codes_left({ count: state.recoveryCodesLeft })}
          </p>
          <p className="mt-4 flex flex-wrap gap-3">
            <QuietButton onClick={() => void renewCodes()}>{m.account_factor_new_codes()}</QuietButton>
            <QuietButton className="text-dawn" onClick={() => void turnOff()}>
              {m.account_factor_turn_off()}
            </QuietButton>
          </p>
        </>
      )}
    </Card>
  );
}

interface SetUpProps {
  setUp: SecondFactorSetUp;
  close(): void;
  done(recoveryCodes: string[]): void;
}

function SetUp({ setUp, close, done }: SetUpProps) {
  const { busy, errorAt, errorOf, submit } = useIdentityForm(
    async ({ code = "" }) => {
      const answer = await post(identityApi.secondFactorConfirmation, recoveryCodes, { code });
      if (!answer.refused) done(answer.value.recoveryCodes);
      return answer;
    },
    () => {},
  );
  return (
    <form onSubmit={submit} className="grid max-w-[26rem] gap-5">
      <p>{m.account_factor_scan()}</p>
      <QrCode text={setUp.uri} label={m.account_factor_qr()} />
      <p>
        {m.account_factor_type()}{" "}
        <code className="select-all font-semibold">{setUp.secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <p className="flex flex-wrap gap-3">
        <a href={setUp.uri} className="pill border border-line hover:bg-sand">
          {m.account_factor_open_app()}
        </a>
        <CopyButton text={setUp.secret} label={m.account_factor_copy_key()} />
      </p>
      <Field label={m.account_factor_code()} error={errorAt(/^code/)}>
        {(control) => (
          <input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            required
          />
        )}
      </Field>
      <FormEnd busy={busy} error={errorOf(/^code/)} submit={m.account_factor_turn_on()} cancel={close} />
    </form>
  );
}

function Codes({ codes, close }: { codes: string[]; close(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // They take the place of a longer form, so without this the page would show what comes after them.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <section aria-label={m.account_factor_codes_title()}>
      <h4 ref={heading} tabIndex={-1} className="scroll-mt-24 font-semibold text-[1.1rem]">
        {m.account_factor_codes_title()}
      </h4>
      <p className="mt-1 max-w-[38rem]" role="status">
        {m.account_factor_codes_lead()}
      </p>
      <ul className="mt-4 grid max-w-[26rem] grid-cols-2 gap-2 rounded-md bg-sand px-5 py-4">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={text} label={m.account_factor_codes_copy()} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={`${siteSettings().siteName.toLowerCase()}-recovery-codes.txt`}
          className="pill border border-line hover:bg-sand"
        >
          {m.account_factor_codes_download()}
        </a>
        <QuietButton onClick={close}>{m.account_factor_codes_saved()}</QuietButton>
      </p>
    </section>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: m.account_copied(), color: "success" });
  } catch {
    showToast({ title: m.account_not_copied(), color: "error" });
  }
}

function CopyButton({ text, label }: { text: string; label: string }) {
  return <QuietButton onClick={() => void copy(text)}>{label}</QuietButton>;
}
