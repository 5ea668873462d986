"use client";
/** Beside the text: what of each language is on the site, its buttons, and what changed since it was translated. */
import { Button, useAuth, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { type Locale, languageNames, locales, spokenNames } from "../languages.ts";
import type { PlannedAction } from "../schedule/plan.ts";
import type { Overview } from "../translation/overview.ts";
import { send } from "./calls.ts";
import { DifferenceText } from "./difference.tsx";
import { LanguagePlan } from "./language-plan.tsx";
import "./studio.css";
import { hold } from "./hold.ts";
import { useSay } from "./say.ts";
import { useItem, useOverview } from "./use-item.ts";

const otherOf = (locale: Locale) => locales.find((one) => one !== locale)!;

export function LanguagesPanel() {
  const say = useSay();
  const language = useTranslation().i18n.language;
  const { user } = useAuth();
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo();
  // The server asks again at every call.
  const mayPublish = ((user?.roles ?? []) as string[]).some((role) => role !== "author");
  const item = useItem();
  const [overview, setOverview] = useOverview(item, true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [link, setLink] = useState<{ locale: Locale; url: string; until: string }>();

  // Payload counts from the last publish: of what was never published it would offer to schedule the withdrawal.
  const isNew = item.id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isNew) setUnpublishedVersionCount(1);
  }, [isNew, setUnpublishedVersionCount]);

  if (!item.id || !overview) return null;
  const { id, collection } = item;

  /** What is in the form is saved first, so that nothing else is published or shown. */
  async function act(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setProblem("");
    try {
      if (!(await item.save())) throw new Error(say("It could not be saved.", "No se pudo guardar."));
      await work();
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  const call = (path: string, locale?: Locale) =>
    act(async () => setOverview(await send<Overview>(path, { collection, id, locale }, { language })));
  /** The editor's own heading and versions are read again with the page. */
  const callAndReload = async (path: string, locale: Locale) => {
    hold(true);
    if (await call(path, locale)) window.location.reload();
    else hold(false);
  };
  const withdraw = (locale: Locale) => {
    const asked = say(
      `Readers will not find it in ${spokenNames[locale].en} any more. Withdraw it?`,
      `Ya no se encontrará en ${spokenNames[locale].es}. ¿Retirarlo?`,
    );
    if (window.confirm(asked)) void callAndReload("withdraw-language", locale);
  };
  const plan = (locale: Locale, action: PlannedAction, at?: string) =>
    act(async () => {
      const path = at === undefined ? "drop-plan" : "plan-language";
      setOverview(await send<Overview>(path, { collection, id, locale, action, at }, { language }));
    });
  const preview = (locale: Locale) =>
    act(async () => {
      const made = await send<{ url: string; until: string }>(
        "preview-link",
        { collection, id, locale },
        { language },
      );
      setLink({ locale, ...made });
    });

  const states = {
    absent: say("Not on the site", "No está en el sitio"),
    published: say("On the site", "En el sitio"),
    changed: say("On the site, edited since", "En el sitio, con cambios"),
  };
  return (
    <section className="studio-languages" aria-label={say("Languages", "Idiomas")}>
      {locales.map((locale) => {
        const { publication, hasWords, differences, plans, address } = overview.languages[locale];
        const [name, other] = [spokenNames[locale], spokenNames[otherOf(locale)]];
        return (
          <div key={locale} className="studio-language">
            <h4>
              {languageNames[locale]}{" "}
              <span className={`studio-state studio-state--${publication}`}>
                {hasWords ? states[publication] : say("Not there yet", "Aún no está")}
              </span>
            </h4>
            <div className="studio-buttons">
              {mayPublish && (
                <Button
                  size="small"
                  margin={false}
                  disabled={busy || !hasWords || (publication === "published" && !item.isModified)}
                  onClick={() => void callAndReload("publish-language", locale)}
                >
                  {say(`Publish ${name.en}`, `Publicar ${name.es}`)}
                </Button>
              )}
              {mayPublish && publication !== "absent" && (
                <Button
                  size="small"
                  margin={false}
                  buttonStyle="secondary"
                  disabled={busy}
                  onClick={() => withdraw(locale)}
                >
                  {say(`Withdraw ${name.en}`, `Retirar ${name.es}`)}
                </Button>
              )}
              <Button
                size="small"
                margin={false}
                buttonStyle="secondary"
                disabled={busy || !hasWords}
                onClick={() => void preview(locale)}
              >
                {say("Preview", "Vista previa")}
              </Button>
            </div>
            {address && (
              <a className="studio-address" href={address} target="_blank" rel="noreferrer">
                {say(`See it on the site in ${name.en}`, `Verlo en el sitio en ${name.es}`)}
              </a>
            )}
            {mayPublish && (hasWords || publication !== "absent") && (
              <LanguagePlan
                plans={plans}
                actions={publication === "absent" && !plans.publish ? ["publish"] : ["publish", "withdraw"]}
                busy={busy}
                onPlan={(action, at) => void plan(locale, action, at)}
                onDrop={(action) => void plan(locale, action)}
              />
            )}
            {link?.locale === locale && (
              <p className="studio-link">
                <a href={link.url} target="_blank" rel="noreferrer">
                  {say("Open the preview", "Abrir la vista previa")}
                </a>
                <input
                  readOnly
                  value={link.url}
                  aria-label={say("Link to send", "Enlace para enviar")}
                  onFocus={(event) => event.currentTarget.select()}
                />
                {say("Opens without an account until ", "Se abre sin cuenta hasta el ")}
                {new Date(link.until).toLocaleDateString(language)}.
              </p>
            )}
            {differences.length > 0 && (
              <details className="studio-changes" open>
                <summary>
                  {say(
                    `Changed in ${other.en} since the translation`,
                    `Cambió en ${other.es} desde la traducción`,
                  )}{" "}
                  ({differences.length})
                </summary>
                {differences.map(({ field, at, pieces }) => (
                  <div key={`${field} ${at ?? "gone"} ${pieces[0]?.text}`}>
                    <small>
                      {overview.fields.find(({ name: own }) => own === field)?.label[
                        language === "es" ? "es" : "en-US"
                      ] ?? field}
                    </small>
                    <DifferenceText pieces={pieces} />
                  </div>
                ))}
                <Button
                  size="small"
                  margin={false}
                  buttonStyle="secondary"
                  disabled={busy}
                  onClick={() => void call("translation-current")}
                >
                  {say("The translation is up to date", "La traducción está al día")}
                </Button>
              </details>
            )}
          </div>
        );
      })}
      {overview.isSharedChanged && (
        <p className="studio-note">
          {say(
            "What both languages share was edited too; the button at the top publishes all of it.",
            "También cambió lo que comparten los dos idiomas; el botón de arriba lo publica todo.",
          )}
        </p>
      )}
      {problem && (
        <p className="studio-problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
