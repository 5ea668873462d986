import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { externalData, externalDataNote } from "./external-data.ts";

const member = { subject: "s", emails: ["ana@example.com"] };
const urls = {
  MEMBER_URL: "https://members.example/wellspring/api/v2",
  LEADS_URL: "https://leads.example",
  LEGACY_USERS_URL: "https://users.example/api/users",
};

test("with its own services the archive has everything, and says nothing else", () => {
  for (const settings of [{}, { LEADS_URL: "off" }]) {
    expect(externalData(readConfig(settings, "/"))).toEqual([]);
    expect(externalDataNote(readConfig(settings, "/"))).toEqual([]);
  }
});

test.each([
  ["MEMBER_URL", "member", /notes/, /notas/],
  ["LEADS_URL", "leads", /e-mail address you gave/, /correo que diste/],
  ["LEGACY_USERS_URL", "legacyUsers", /earlier system/, /sistema anterior/],
] as const)(
  "with %s the archive says what is not in it and how to ask for it, in both languages",
  async (name, part, english, spanish) => {
    const config = readConfig({ [name]: urls[name], ORIGIN: "https://site.example" }, "/");
    expect(externalData(config)).toEqual([part]);
    const [note] = externalDataNote(config);
    const text = (await note!.collect(member)) as Record<string, string>;
    expect(text.english).toMatch(english);
    expect(text.english).toContain("https://site.example/contact-us");
    expect(text.español).toMatch(spanish);
    expect(text.español).toContain("https://site.example/es/contact-us");
  },
);
