import { redirect } from "react-router";
import { localizePath } from "../../i18n/locale.ts";
import type { PageRules } from "../../page-request.ts";
import { itemAtPath } from "../catalog/rules.server.ts";
import { dayRules } from "../verses/day-rules.server.ts";

const daily = dayRules("prayer", "prayers");

export const prayerRules = {
  ...daily,

  /** Valid only if there is a prayer for a need at the path. */
  "prayer-for-validate": itemAtPath("prayer"),

  /** Prayers for a need had days of their own once: their names lead to where they are now. */
  "prayer-slug-redirect": async (request) => {
    const { params, locale, services } = request;
    const path = `/prayers/for/${params.slug}`;
    const item = path.includes(".") ? null : await services.content.item(path, { locale });
    if (item?.contentType === "prayer") throw redirect(localizePath(path, locale), 301);
    return daily["prayer-slug-redirect"](request);
  },
} satisfies PageRules;
