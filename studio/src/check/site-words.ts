/** Menus and popups: only those that the site has, within what fits there. */
import type { SourceRecord } from "../../../services/content/record.ts";
import { siteWordProblems } from "../../../services/content/rules/site-words.ts";
import { error, type Finding, localPlace, sharedPlace } from "./findings.ts";

export const checkSiteWords = (record: SourceRecord): Finding[] =>
  siteWordProblems(record).map(({ at, locale, code, message }) =>
    error(
      locale ? localPlace(locale, at.join(".")) : sharedPlace(at.join(".")),
      code,
      message["en-US"],
      message.es,
    ),
  );
