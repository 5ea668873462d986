"use client";
/** Both languages beside each other, paragraph against paragraph, to read and compare. */
import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { languageNames, locales } from "../languages.ts";
import { AsRead } from "./as-read.tsx";
import "./studio.css";
import { useSay } from "./say.ts";
import { useItem, useOverview } from "./use-item.ts";

/** The others are plain words, whatever signs are in them. */
const withMarkdown = ["body", "faq"];

export function SideBySide() {
  const say = useSay();
  const label = useTranslation().i18n.language === "es" ? "es" : "en-US";
  const [isOpen, setOpen] = useState(false);
  const item = useItem();
  const [overview] = useOverview(item, isOpen);
  if (!item.id) return null;
  return (
    <details className="studio-sides" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say("Side by side, paragraph against paragraph", "Lado a lado, párrafo contra párrafo")}
      </summary>
      {overview?.fields.map((field) => (
        <section key={field.name}>
          <h4>{field.label[label]}</h4>
          {field.pairs.map(({ texts, changed }, at) => (
            // The nth paragraph of one language against the nth of the other.
            <div key={at} className="studio-pair">
              {locales.map((locale) => (
                <div
                  key={locale}
                  lang={locale}
                  className={changed.includes(locale) ? "studio-side studio-side--changed" : "studio-side"}
                >
                  <small>
                    {languageNames[locale]}
                    {changed.includes(locale) && ` · ${say("changed", "cambió")}`}
                  </small>
                  {texts[locale] === "" ? (
                    <p className="studio-none">{say("Nothing yet", "Nada todavía")}</p>
                  ) : withMarkdown.includes(field.name) ? (
                    <AsRead markdown={texts[locale]} />
                  ) : (
                    <p>{texts[locale]}</p>
                  )}
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </details>
  );
}
