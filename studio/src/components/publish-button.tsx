"use client";
/** The button at the top says what it publishes: both languages, or the only one that has words. */
import {
  FormSubmit,
  PublishButton as PublishAll,
  toast,
  useDocumentInfo,
  useFormFields,
  useTranslation,
} from "@payloadcms/ui";
import { useState } from "react";
import { type Locale, locales, spokenNames } from "../languages.ts";
import { send } from "./calls.ts";
import { hold } from "./hold.ts";
import { useSay } from "./say.ts";
import { useItem, useOverview } from "./use-item.ts";

export function PublishButton() {
  const say = useSay();
  const language = useTranslation().i18n.language;
  const { hasPublishPermission } = useDocumentInfo();
  const wanted = useFormFields(([fields]) => fields?.languages?.value) as Locale[] | undefined;
  const item = useItem();
  const [overview] = useOverview(item, hasPublishPermission === true);
  const [busy, setBusy] = useState(false);
  if (!overview) return <PublishAll />;
  const written = locales.filter((locale) => overview.languages[locale].hasWords);
  const isOnSite = locales.some((locale) => overview.languages[locale].publication !== "absent");
  const [only, second] = written;
  const isBoth = second !== undefined && (wanted ?? locales).length === locales.length;
  if (!only || second || isOnSite)
    return (
      <PublishAll {...(isBoth ? { label: say("Publish both languages", "Publicar los dos idiomas") } : {})} />
    );

  async function publish(locale: Locale) {
    setBusy(true);
    hold(true);
    try {
      // What is in the form, and not what was saved before it.
      if (!(await item.save())) throw new Error(say("It could not be saved.", "No se pudo guardar."));
      const { id, collection } = item;
      await send("publish-language", { collection, id, locale }, { language });
      window.location.reload();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
      setBusy(false);
      hold(false);
    }
  }
  if (!hasPublishPermission) return null;
  return (
    <FormSubmit
      buttonId="action-save"
      type="button"
      size="medium"
      disabled={busy}
      onClick={() => void publish(only)}
    >
      {say(`Publish in ${spokenNames[only].en} only`, `Publicar solo en ${spokenNames[only].es}`)}
    </FormSubmit>
  );
}
