/** Days: those an item needs, and those that another item has already. */
import { cycleYear } from "../../../contracts/site.ts";
import { completeRecord } from "../../../services/content/complete.ts";
import type { SourceRecord } from "../../../services/content/record.ts";
import { error, type Finding, hint, sharedPlace } from "./findings.ts";
import type { Library } from "./library.ts";

/** The site says what is wrong in English; these are the same rules in Spanish. */
const spanish: Record<string, (record: SourceRecord) => string> = {
  scheduledDay: ({ scheduledDay }) =>
    `«${scheduledDay}» no es un día del calendario, como easter-2 o mothers-day.`,
  scheduledDate: ({ type }) =>
    type === "prayer"
      ? "Una oración necesita un día, un día por regla o una necesidad."
      : "Un versículo necesita un día o un día por regla.",
  repeatEvery: () => "Se repite tras un día o más.",
};
const english: typeof spanish = {
  scheduledDay: ({ scheduledDay }) =>
    `“${scheduledDay}” is no day of the calendar, such as easter-2 or mothers-day.`,
  scheduledDate: ({ type }) =>
    type === "prayer"
      ? "A prayer needs a day, a day by rule, or a need."
      : "A verse needs a day or a day by rule.",
  repeatEvery: () => "It is repeated after one day or more.",
};

/** The days that the site itself refuses; what else it refuses has rules of its own. */
function refusedBySite(record: SourceRecord): Finding[] {
  const found: Finding[] = [];
  completeRecord(
    record,
    (text) => ({ osis: text, reference: text }),
    ([field]) => {
      const key = String(field);
      const [en, es] = [english[key], spanish[key]];
      if (en && es) found.push(error(sharedPlace(key), "date", en(record), es(record)));
    },
  );
  return found;
}

function sensible(record: SourceRecord, today: string): Finding[] {
  const { published, updated, dealEnds, scheduledDate } = record;
  const found: Finding[] = [];
  const say = (field: string, en: string, es: string) =>
    found.push(hint(sharedPlace(field), "date-sense", en, es));
  if (published && published > today)
    say(
      "published",
      `It is not on the site before ${published}.`,
      `No está en el sitio antes del ${published}.`,
    );
  if (published && updated && updated < published)
    say("updated", "It was revised before it was published.", "Se revisó antes de publicarse.");
  if (dealEnds && dealEnds < today) say("dealEnds", "That day is over.", "Ese día ya pasó.");
  if (scheduledDate && !scheduledDate.startsWith(`${cycleYear}-`) && scheduledDate < today)
    say("scheduledDate", "That day is over.", "Ese día ya pasó.");
  return found;
}

async function takenDays(record: SourceRecord, library: Library): Promise<Finding[]> {
  const { id, type, scheduledDate, scheduledDay, evening } = record;
  if (!scheduledDate && !scheduledDay) return [];
  const others = await library.onDay(type, {
    ...(scheduledDate ? { date: scheduledDate } : {}),
    ...(scheduledDay ? { rule: scheduledDay } : {}),
  });
  const other = others.find(
    (one) => one.id !== id && one.state !== "trash" && one.evening === (evening === true),
  );
  if (!other) return [];
  return [
    hint(
      sharedPlace(scheduledDate && other.scheduledDate === scheduledDate ? "scheduledDate" : "scheduledDay"),
      "day-taken",
      `“${other.heading}” has this day already.`,
      `«${other.heading}» ya tiene este día.`,
    ),
  ];
}

export const checkDates = async (
  record: SourceRecord,
  library: Library,
  today = new Date().toISOString().slice(0, 10),
): Promise<Finding[]> => [
  ...refusedBySite(record),
  ...sensible(record, today),
  ...(await takenDays(record, library)),
];
