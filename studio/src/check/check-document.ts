/** The library's rules on one document, in the languages in which it is on the site. */
import type { PayloadRequest } from "payload";
import type { ContentType } from "../../../contracts/content.ts";
import { collectionOf } from "../collections/names.ts";
import { type Doc, recordOf } from "../library/to-record.ts";
import { checkAddress, checkPicture } from "./address.ts";
import { checkDates } from "./dates.ts";
import { type Finding, hint, isError, sharedPlace, sorted } from "./findings.ts";
import { internalLinks } from "./internal-links.ts";
import { checkLengths } from "./lengths.ts";
import { libraryOf } from "./library.ts";
import { checkLikeness } from "./likeness.ts";
import { checkLinks } from "./links.ts";
import { checkPlainWords } from "./plain-words.ts";
import { checkQuiz } from "./quiz.ts";
import { checkReading } from "./reading.ts";
import { checkScheduled } from "./scheduled.ts";
import { checkScripture } from "./scripture.ts";
import { checkSiteWords } from "./site-words.ts";
import { languagesOf } from "./texts.ts";

export async function checkDocument(
  req: PayloadRequest,
  type: ContentType,
  doc: Doc,
  { errorsOnly = false } = {},
): Promise<Finding[]> {
  const record = recordOf(type, doc);
  const languages = languagesOf(record);
  if (languages.length === 0)
    return [
      hint(
        sharedPlace("languages"),
        "no-language",
        "It is on the site in no language.",
        "No está en el sitio en ningún idioma.",
      ),
    ];
  const library = libraryOf(req);
  const asked = await Promise.all([
    checkLinks(record, internalLinks(type, doc, languages), library),
    checkDates(record, library),
    checkAddress(record, library),
    checkPicture(record, library),
    // These are never more than hints, and cost most.
    errorsOnly ? [] : checkLikeness(req, record),
    errorsOnly ? [] : checkScheduled(req, collectionOf(type), record.id),
  ]);
  const findings = sorted([
    ...checkLengths(record),
    ...checkScripture(record),
    ...checkQuiz(record),
    ...checkPlainWords(record),
    ...checkReading(record),
    ...checkSiteWords(record),
    ...asked.flat(),
  ]);
  return errorsOnly ? findings.filter(isError) : findings;
}
