import { expect, test } from "vitest";
import type { ContentRecord } from "../../services/content/record.ts";
import { writeDay } from "./print-year.ts";

test("npm run content:calendar -- 2027 --locale es names the books in Spanish", () => {
  const passages = [{ reference: "John 3:16", osis: "John.3.16" }];
  const text = { "en-US": { title: "Loved" }, es: { title: "Amados" } };
  const verse = { passages, text } as unknown as ContentRecord;
  const lines = (locale: "en-US" | "es") =>
    writeDay("2027-03-05", { verse, prayer: undefined, quiz: undefined }, { locale, full: false });
  expect(lines("es")[1]).toBe("  verse   Juan 3:16  Amados");
  expect(lines("en-US")[1]).toBe("  verse   John 3:16  Loved");
});
