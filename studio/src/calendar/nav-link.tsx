"use client";
/** The calendar among the links of the studio. */
import { useConfig, useTranslation } from "@payloadcms/ui";
import { calendarWords } from "./words.ts";

export function CalendarLink() {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  return (
    <a className="nav__link" href={`${config.routes.admin}/calendar`}>
      <span className="nav__link-label">
        {calendarWords[i18n.language === "es" ? "es" : "en-US"].calendar}
      </span>
    </a>
  );
}
