/** The calendar's page within the studio's own frame. */
import { DefaultTemplate } from "@payloadcms/next/templates";
import type { AdminViewServerProps } from "payload";
import { CalendarPage } from "./calendar-page.tsx";
import { calendarWords } from "./words.ts";

export function CalendarView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const words = calendarWords[req.i18n.language === "es" ? "es" : "en-US"];
  if (!req.user)
    return (
      <p>
        <a href={`${req.payload.config.routes.admin}/login`}>{words.signIn}</a>
      </p>
    );
  const month = typeof searchParams?.month === "string" ? searchParams.month : undefined;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      req={req}
      {...(searchParams ? { searchParams } : {})}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <CalendarPage {...(month ? { firstMonth: month } : {})} />
    </DefaultTemplate>
  );
}
