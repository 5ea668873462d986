"use client";
/** Beside the text: what the library's rules say of it while one writes. */
import { useAllFormFields, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useMemo } from "react";
import type { NamedFinding } from "../check/endpoint.ts";
import { groups, type Locale, languageNames, locales, spokenNames } from "../languages.ts";
import { useLatest } from "./latest.ts";
import { showField } from "./show-field.ts";
import "./studio.css";

const words = {
  en: {
    title: "Check",
    checking: "Checking …",
    failed: "The text could not be checked just now.",
    fine: "Nothing to correct.",
    errors: "To correct before publishing",
    also: (language: Locale) => `To correct before publishing in ${spokenNames[language].en} too`,
    hints: "Hints",
  },
  es: {
    title: "Comprobación",
    checking: "Comprobando …",
    failed: "No se pudo comprobar el texto en este momento.",
    fine: "Nada que corregir.",
    errors: "Por corregir antes de publicar",
    also: (language: Locale) => `Por corregir antes de publicar también en ${spokenNames[language].es}`,
    hints: "Sugerencias",
  },
};

async function findingsOf(body: string, signal: AbortSignal): Promise<NamedFinding[]> {
  const answer = await fetch("/studio/api/check", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body,
    signal,
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { findings: NamedFinding[] }).findings;
}

/** A language that has not even a title yet, where the other one has: that one can be published without it. */
function notBegun(findings: readonly NamedFinding[]): Locale | undefined {
  const empty = locales.filter((locale) =>
    findings.some(({ field, code }) => field === `${groups[locale]}.title` && code === "needed"),
  );
  return empty.length === 1 ? empty[0] : undefined;
}

function FindingList({
  title,
  findings,
  isSpanish,
}: {
  title: string;
  findings: NamedFinding[];
  isSpanish: boolean;
}) {
  const language = isSpanish ? "es" : "en-US";
  if (findings.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {findings.map(({ field, locale, code, label, message }) => (
          <li key={`${field} ${code} ${message["en-US"]}`}>
            <button type="button" onClick={() => showField(field)}>
              {(label || locale) && (
                <span className="check-panel__field">
                  {[label?.[language], locale && languageNames[locale]].filter(Boolean).join(" · ")}
                </span>
              )}
              {message[language]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function CheckPanel() {
  const [fields] = useAllFormFields();
  const { id, collectionSlug } = useDocumentInfo();
  const { i18n } = useTranslation();
  const isSpanish = i18n.language === "es";
  const said = words[isSpanish ? "es" : "en"];
  const body = useMemo(
    () =>
      JSON.stringify({
        collection: collectionSlug,
        data: { ...reduceFieldsToValues(fields, true), ...(id ? { id } : {}) },
      }),
    [fields, id, collectionSlug],
  );
  const answer = useLatest(body, findingsOf, 700);
  const findings = answer.state === "known" ? answer.value : [];
  const later = notBegun(findings);
  const all = findings.filter(({ level }) => level === "error");
  const errors = all.filter(({ locale }) => !later || locale !== later);
  const laterErrors = all.filter(({ locale }) => later && locale === later);
  const hints = findings.filter(({ level }) => level === "hint");
  return (
    <section className="check-panel" aria-label={said.title}>
      <h3>{said.title}</h3>
      <p role="status">
        {answer.state === "failed" && said.failed}
        {(answer.state === "asking" || answer.state === "none") && said.checking}
        {answer.state === "known" && findings.length === 0 && said.fine}
      </p>
      <FindingList title={`${said.errors} (${errors.length})`} findings={errors} isSpanish={isSpanish} />
      {later && (
        <FindingList
          title={`${said.also(later)} (${laterErrors.length})`}
          findings={laterErrors}
          isSpanish={isSpanish}
        />
      )}
      <FindingList title={`${said.hints} (${hints.length})`} findings={hints} isSpanish={isSpanish} />
    </section>
  );
}
