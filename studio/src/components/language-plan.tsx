"use client";
/** When a language goes on the site, or off it, by itself. */
import { Button, useTranslation } from "@payloadcms/ui";
import { useId, useState } from "react";
import type { PlannedAction, Plans } from "../schedule/plan.ts";
import { useSay } from "./say.ts";

interface Props {
  plans: Plans;
  /** What makes sense of it now. */
  actions: readonly PlannedAction[];
  busy: boolean;
  onPlan(action: PlannedAction, at: string): void;
  onDrop(action: PlannedAction): void;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
/** As a field for day and time has it: this clock's own time, without a zone. */
const fieldValue = (day: Date): string =>
  `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}T${twoDigits(day.getHours())}:${twoDigits(day.getMinutes())}`;

/** Tomorrow at six: before the first readers of the day. */
function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  day.setHours(6, 0, 0, 0);
  return fieldValue(day);
}

export function LanguagePlan({ plans, actions, busy, onPlan, onDrop }: Props) {
  const say = useSay();
  const language = useTranslation().i18n.language;
  const [at, setAt] = useState(tomorrow);
  const field = useId();
  const long = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "short" });
  const done = {
    publish: say("Goes on the site", "Sale al sitio"),
    withdraw: say("Leaves the site", "Sale del sitio"),
  };
  const asked = {
    publish: say("Publish then", "Publicar entonces"),
    withdraw: say("Withdraw then", "Retirar entonces"),
  };
  const planned = (["publish", "withdraw"] as const).filter((action) => plans[action]);
  return (
    <>
      {planned.map((action) => (
        <p key={action} className="studio-planned">
          <span>
            {done[action]}: <time dateTime={plans[action]}>{long.format(new Date(plans[action]!))}</time>
          </span>
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            disabled={busy}
            onClick={() => onDrop(action)}
          >
            {say("Cancel the plan", "Cancelar el plan")}
          </Button>
        </p>
      ))}
      <details className="studio-plan">
        <summary>{say("At a set time", "A una hora fija")}</summary>
        <label htmlFor={field}>{say("Day and time, of your clock", "Día y hora, de tu reloj")}</label>
        <input
          id={field}
          type="datetime-local"
          value={at}
          min={fieldValue(new Date())}
          onChange={(event) => setAt(event.target.value)}
        />
        <div className="studio-buttons">
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              margin={false}
              buttonStyle="secondary"
              disabled={busy}
              onClick={() => {
                // An empty field is said by the server, as a wrong moment is.
                const moment = new Date(at);
                onPlan(action, Number.isNaN(moment.getTime()) ? "" : moment.toISOString());
              }}
            >
              {asked[action]}
            </Button>
          ))}
        </div>
      </details>
    </>
  );
}
