import { m } from "../../i18n/paraglide/messages.js";
import type { Consent } from "./consent.ts";

const purposes: { name: keyof Consent; title(): string; text(): string }[] = [
  { name: "measurement", title: m.consent_measurement, text: m.consent_measurement_text },
  { name: "marketing", title: m.consent_marketing, text: m.consent_marketing_text },
];

function Purpose(props: { title: string; text: string; checked: boolean; change?(checked: boolean): void }) {
  const { title, text, checked, change } = props;
  return (
    <li className="border-t border-line first:border-0">
      <label className={`flex gap-3 py-2.5 ${change ? "cursor-pointer" : ""}`}>
        <input
          type="checkbox"
          className="mt-1 size-[1.15rem] shrink-0 accent-water"
          checked={checked}
          disabled={!change}
          onChange={(event) => change?.(event.target.checked)}
        />
        <span className="min-w-0">
          <span className="block font-semibold leading-snug">{title}</span>
          <span className="block text-[0.88rem] leading-normal text-muted">{text}</span>
        </span>
      </label>
    </li>
  );
}

export default function ConsentChoices({
  choice,
  change,
}: {
  choice: Consent;
  change(choice: Consent): void;
}) {
  return (
    <ul className="mt-3">
      <Purpose title={m.consent_needed()} text={m.consent_needed_text()} checked />
      {purposes.map(({ name, title, text }) => (
        <Purpose
          key={name}
          title={title()}
          text={text()}
          checked={choice[name]}
          change={(checked) => change({ ...choice, [name]: checked })}
        />
      ))}
    </ul>
  );
}
