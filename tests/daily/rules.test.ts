/** The rules of daily pages on the real content service, with a library small enough to have days without anything. */
import { rm } from "node:fs/promises";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createContentApp } from "../../services/content/app.ts";
import { type ContentClient, createContentClient } from "../../services/content/client.ts";
import { copyLibrary, loadLibrary } from "../../services/content/fixtures/load-library.ts";
import type { SiteServices } from "../../site/context.ts";
import { prayerRules } from "../../site/features/prayers/rules.server.ts";
import { loadTriviaYear } from "../../site/features/trivia/find-trivia.server.ts";
import { triviaRules } from "../../site/features/trivia/rules.server.ts";
import { loadMonth } from "../../site/features/verses/load-month.server.ts";
import { verseRules } from "../../site/features/verses/rules.server.ts";
import type { PageRequest } from "../../site/page-request.ts";

const rules = { ...verseRules, ...prayerRules, ...triviaRules };
const folders: string[] = [];
let library: ContentClient;
let withoutTrivia: ContentClient;

async function clientOf(changes: Record<string, string>): Promise<ContentClient> {
  const folder = await copyLibrary(changes);
  folders.push(folder);
  const index = await loadLibrary(folder);
  const app = createContentApp({ index: () => index });
  return createContentClient({
    fetch: (request) => app.fetch(request),
    baseUrl: "http://content/",
  });
}

beforeAll(async () => {
  library = await clientOf({});
  withoutTrivia = await clientOf({ "trivia/ruth.yaml": "items: []\n" });
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

interface Visit extends Partial<Pick<PageRequest, "locale" | "params" | "query">> {
  now: string;
  content?: ContentClient;
}

/** Where the rule leads, the status it refuses with and its message, or "passes". */
async function outcome(
  name: keyof typeof rules,
  { now, content = library, locale = "en-US", params = {}, query = new URLSearchParams() }: Visit,
) {
  const services = { content, now: () => new Date(now) } as SiteServices;
  try {
    await rules[name]({
      pathname: "/asked",
      path: "/asked",
      locale,
      params,
      query,
      services,
      context: new RouterContextProvider(),
    });
    return "passes";
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("location")}`;
    const { data, init } = thrown as { data: { statusMessage: string }; init: ResponseInit };
    return `${init.status} ${data.statusMessage}`;
  }
}

const missing = "404 Page Not Found: /asked";
const dated = (year: string, month: string, day: string) => ({ year, month, day });

describe("/trivia", () => {
  const at = (now: string, content?: ContentClient) =>
    outcome("trivia-redirect", { now, ...(content ? { content } : {}) });

  test("today's trivia if one exists for today (America/New_York)", async () => {
    expect(await at("2026-12-25T05:00:00Z")).toBe("302 /trivia/12/25");
    expect(await at("2026-12-26T04:59:59Z")).toBe("302 /trivia/12/25");
  });

  test("otherwise the most recent trivia, also of the year gone by", async () => {
    expect(await at("2026-12-30T12:00:00Z")).toBe("302 /trivia/12/25");
    expect(await at("2027-02-01T12:00:00Z")).toBe("302 /trivia/12/25");
  });

  test("otherwise stays at /trivia, whose archive is empty", async () => {
    expect(await at("2026-12-25T12:00:00Z", withoutTrivia)).toBe("passes");
    expect(await loadTriviaYear(withoutTrivia, "es")).toEqual([]);
  });

  test("preserves the language", async () => {
    expect(await outcome("trivia-redirect", { now: "2026-12-25T12:00:00Z", locale: "es" })).toBe(
      "302 /es/trivia/12/25",
    );
  });
});

describe("/trivia/{month}/{day}", () => {
  const at = (triviaMonth: string, triviaDay: string) =>
    outcome("trivia-validate", { now: "2026-06-01T12:00:00Z", params: { triviaMonth, triviaDay } });

  test("valid only if a trivia item is scheduled for that month and day, whatever day it is today", async () => {
    expect(await at("12", "25")).toBe("passes");
    expect(await at("12", "24")).toBe(missing);
  });

  test("a day outside the calendar is not found", async () => {
    for (const [month, day] of [
      ["2", "30"],
      ["13", "25"],
      ["012", "25"],
      ["12", "25abc"],
      ["-12", "25"],
    ])
      expect(await at(month!, day!)).toBe(missing);
  });
});

describe("prayers and verses of a day", () => {
  test("a day to come is there for a download only, and no further than seven days", async () => {
    const at = (day: string, query: string) =>
      outcome("verse-validate", {
        now: "2026-12-19T12:00:00Z",
        params: { year: "2026", month: "12", day },
        query: new URLSearchParams(query),
      });
    expect(await at("25", "")).toBe(missing);
    expect(await at("25", "ahead=1")).toBe("passes");
    expect(await at("26", "ahead=1")).toBe(missing);
  });

  test("/prayers leads to today's prayer", async () => {
    expect(await outcome("prayer-of-the-day-redirect", { now: "2026-12-26T04:00:00Z", locale: "es" })).toBe(
      "302 /es/prayers/2026/12/25",
    );
  });

  test("past days are reachable, future days are not yet valid", async () => {
    const at = (year: string, now: string) =>
      outcome("prayer-validate", { now, params: dated(year, "12", "25") });
    expect(await at("2024", "2026-06-01T12:00:00Z")).toBe("passes");
    expect(await at("2019", "2026-06-01T12:00:00Z")).toBe(missing);
    expect(await at("2026", "2026-12-25T05:00:00Z")).toBe("passes");
    expect(await at("2026", "2026-12-25T04:59:59Z")).toBe(missing);
    expect(await at("26", "2026-12-25T12:00:00Z")).toBe(missing);
  });

  test("a month is valid once it has begun", async () => {
    const at = (now: string) =>
      outcome("verse-month-validate", { now, params: { year: "2026", month: "12" } });
    expect(await at("2026-12-01T05:00:00Z")).toBe("passes");
    expect(await at("2026-12-01T04:59:59Z")).toBe(missing);
  });

  test("in a month an item with a date of its own wins over the cycle, and days to come are not shown", async () => {
    const services = { content: library, now: () => new Date("2026-12-25T12:00:00Z") } as SiteServices;
    const december = await loadMonth(services, "verse", { year: 2026, month: 12 }, "en-US");
    expect(december.entries[0]).toMatchObject({ day: { day: 25 }, reference: "John 3:16–18" });
    expect(december.next).toBeNull();
    const before = await loadMonth(services, "verse", { year: 2025, month: 12 }, "en-US");
    expect(before.entries.find(({ day }) => day.day === 25)?.reference).toBe("John 3:16");
  });
});

describe("/verses/{slug} and /prayers/{slug}", () => {
  const to = (rule: keyof typeof rules, slug: string, now: string, locale: "en-US" | "es" = "en-US") =>
    outcome(rule, { now, params: { slug }, locale });

  test("lead to the most recent day on which the item was shown", async () => {
    expect(await to("prayer-slug-redirect", "for-rest", "2026-06-01T12:00:00Z")).toBe(
      "302 /prayers/2025/12/25",
    );
    expect(await to("prayer-slug-redirect", "for-rest", "2026-12-25T12:00:00Z", "es")).toBe(
      "302 /es/prayers/2026/12/25",
    );
  });

  test("a day that another item has taken is passed over", async () => {
    expect(await to("verse-slug-redirect", "12-25", "2026-12-31T12:00:00Z")).toBe("302 /verses/2025/12/25");
    expect(await to("verse-slug-redirect", "christmas-2026", "2026-12-31T12:00:00Z")).toBe(
      "302 /verses/2026/12/25",
    );
  });

  test("an item that has not been shown yet, an unknown one and an evening verse are not found", async () => {
    expect(await to("verse-slug-redirect", "christmas-2026", "2026-12-24T12:00:00Z")).toBe(missing);
    for (const slug of ["nothing", "a/b", "12-25,01-01", "<b>"])
      expect(await to("verse-slug-redirect", slug, "2026-12-24T12:00:00Z")).toBe(missing);
  });
});
