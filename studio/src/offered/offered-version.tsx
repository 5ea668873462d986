"use client";
/** In the editor of an item: a release brought a newer version of it, beside the one that was edited here. */
import { useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { type Locale, languageNames } from "../languages.ts";
import type { Difference } from "./differences.ts";
import "./offered.css";

const words = {
  "en-US": {
    title: "A newer version has come",
    about:
      "This item was edited here, and an update of the library brought another text. Nothing was changed.",
    show: "Show what differs",
    field: "Field",
    here: "As it is here",
    offered: "The new version",
    empty: "empty",
    take: "Take the new version",
    takeNote: "As a draft: the site changes when you publish it.",
    leave: "Leave it as it is",
  },
  es: {
    title: "Ha llegado una versión más nueva",
    about:
      "Este elemento se editó aquí, y una actualización de la biblioteca trajo otro texto. No se ha cambiado nada.",
    show: "Mostrar las diferencias",
    field: "Campo",
    here: "Como está aquí",
    offered: "La versión nueva",
    empty: "vacío",
    take: "Tomar la versión nueva",
    takeNote: "Como borrador: el sitio cambia cuando la publiques.",
    leave: "Dejarlo como está",
  },
} satisfies Record<Locale, Record<string, string>>;

export function OfferedVersion() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { id, collectionSlug } = useDocumentInfo();
  const locale: Locale = i18n.language === "es" ? "es" : "en-US";
  const said = words[locale];
  const title = useId();
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const [problem, setProblem] = useState<string>();
  const address = `${config.routes.api}/offered`;

  useEffect(() => {
    if (!id || !collectionSlug) return;
    const controller = new AbortController();
    const query = new URLSearchParams({ collection: collectionSlug, id: String(id) });
    fetch(`${address}?${query}`, { credentials: "include", signal: controller.signal })
      .then(async (answer) => setDifferences(answer.ok ? (await answer.json()).differences : []))
      // The editor is of use without it.
      .catch(() => {});
    return () => controller.abort();
  }, [address, collectionSlug, id]);

  const choose = async (take: boolean) => {
    const answer = await fetch(address, {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ collection: collectionSlug, id, take }),
    });
    if (!answer.ok)
      setProblem(
        ((await answer.json().catch(() => ({}))) as { message?: string }).message ?? String(answer.status),
      );
    // The form has the former text; the editor is read anew.
    else if (take) window.location.reload();
    else setDifferences([]);
  };

  if (differences.length === 0) return null;
  return (
    <section className="offered" aria-labelledby={title}>
      <h2 id={title}>{said.title}</h2>
      <p>{said.about}</p>
      <details>
        <summary>{said.show}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{said.field}</th>
              <th scope="col">{said.here}</th>
              <th scope="col">{said.offered}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, label, language, here, offered }) => (
              <tr key={`${field} ${language ?? ""}`}>
                <th scope="row">
                  {label[locale]}
                  {language ? ` (${languageNames[language]})` : ""}
                </th>
                <td {...(language ? { lang: language } : {})}>{here || <em>{said.empty}</em>}</td>
                <td {...(language ? { lang: language } : {})}>{offered || <em>{said.empty}</em>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p role="alert">{problem}</p>
      <button type="button" onClick={() => void choose(true)}>
        {said.take}
      </button>
      <button type="button" onClick={() => void choose(false)}>
        {said.leave}
      </button>
      <p>{said.takeNote}</p>
    </section>
  );
}
