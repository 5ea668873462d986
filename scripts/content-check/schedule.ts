/** Every day of every year has its verse, its evening verse, its prayer and its quiz. */
import { topicIds } from "../../contracts/content.ts";
import { cycleYear } from "../../contracts/site.ts";
import type { ContentRecord } from "../../services/content/record.ts";
import { type Library, ofType, type Rule } from "./library.ts";

const dayMs = 86_400_000;
const first = Date.UTC(cycleYear, 0, 1);
const daysInCycle = (Date.UTC(cycleYear + 1, 0, 1) - first) / dayMs;
export const cycleDays: readonly string[] = Array.from({ length: daysInCycle }, (_, nth) =>
  new Date(first + nth * dayMs).toISOString().slice(0, 10),
);

export const dailyVerses = (library: Pick<Library, "records">) =>
  ofType(library, "verse").filter(({ evening }) => !evening);

const series: [string, (library: Library) => ContentRecord[]][] = [
  ["verse", dailyVerses],
  ["evening verse", (library) => ofType(library, "verse").filter(({ evening }) => evening)],
  ["prayer", (library) => ofType(library, "prayer")],
  ["trivia", (library) => ofType(library, "trivia")],
];

export const everyDay: Rule = {
  name: "every day of the cycle has exactly one of each daily item",
  find: (library) =>
    series.flatMap(([name, items]) => {
      const shown = new Map<string, string[]>();
      for (const { dates, path } of items(library))
        for (const day of dates ?? []) shown.set(day, [...(shown.get(day) ?? []), path]);
      return cycleDays.flatMap((day) => {
        const paths = shown.get(day) ?? [];
        return paths.length === 1 ? [] : [`${day}: ${paths.length} of ${name} ${paths.join(", ")}`.trim()];
      });
    }),
};

const restDays = 60;

export const verseRepeats: Rule = {
  name: "no verse comes again within 60 days, the turn of the year included",
  find: (library) => {
    const last = new Map<string, { at: number; path: string }>();
    const verses = dailyVerses(library)
      .flatMap((record) =>
        (record.dates ?? []).map((day) => ({ record, at: (Date.parse(day) - first) / dayMs })),
      )
      .sort((a, b) => a.at - b.at);
    // Twice round, so that December is held against the January after it; a common year is the shorter one.
    const rounds = [0, daysInCycle - 1].flatMap((shift) =>
      verses.map((each) => ({ ...each, at: each.at + shift })),
    );
    const found = new Set<string>();
    for (const { record, at } of rounds) {
      for (const verse of verseIds(library, record)) {
        const before = last.get(verse);
        if (before && before.path !== record.path && at - before.at <= restDays)
          found.add(`${record.path}: ${verse} was ${before.path}'s ${at - before.at} days before`);
        last.set(verse, { at, path: record.path });
      }
    }
    return [...found];
  },
};

const verseIds = (library: Library, { passages }: ContentRecord) =>
  (passages ?? []).flatMap(({ osis }) => library.versesOf(osis, "en-US") ?? []);

const newTestament =
  /^(?:Matt|Mark|Luke|John|Acts|Rom|[12]Cor|Gal|Eph|Phil|Col|[12]Thess|[12]Tim|Titus|Phlm|Heb|Jas|[12]Pet|[123]John|Jude|Rev)\./;

export const verseRange: Rule = {
  name: "the daily verses come from both Testaments and touch all six topics",
  find: (library) => {
    const verses = dailyVerses(library);
    const books = verses.flatMap(({ passages }) => passages?.[0]?.osis ?? []);
    const newer = books.filter((osis) => newTestament.test(osis)).length;
    const topics = new Set(verses.flatMap((verse) => verse.topics ?? []));
    const third = books.length / 3;
    return [
      ...(newer < third ? [`only ${newer} of ${books.length} are from the New Testament`] : []),
      ...(books.length - newer < third
        ? [`only ${books.length - newer} of ${books.length} are from the Old Testament`]
        : []),
      ...Object.entries(topicIds)
        .filter(([, id]) => !topics.has(id))
        .map(([name]) => `no verse is about ${name}`),
    ];
  },
};
