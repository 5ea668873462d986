import { expect, test } from "vitest";
import { chooseVoice, type Voice, voicesFor } from "./voices.ts";

const list = (localService: boolean, ...voices: [name: string, lang: string][]): Voice[] =>
  voices.map(([name, lang]) => ({ name, lang, voiceURI: name, localService, default: false }));

/** As the browsers name them. */
const chromeOnLinux = list(
  false,
  ["Google Deutsch", "de-DE"],
  ["Google US English", "en-US"],
  ["Google UK English Female", "en-GB"],
  ["Google español", "es-ES"],
  ["Google español de Estados Unidos", "es-US"],
);
const chromeOnAndroid = list(
  true,
  ["English United Kingdom", "en_GB"],
  ["English United States", "en_US"],
  ["Spanish Spain", "es_ES"],
  ["Spanish United States", "es_US"],
);
const safari = list(
  true,
  ["Albert", "en-US"],
  ["Bad News", "en-US"],
  ["Daniel", "en-GB"],
  ["Eddy (Inglés (EE. UU.))", "en-US"],
  ["Eddy (Español (México))", "es-MX"],
  ["Eddy (Español (España))", "es-ES"],
  ["Fred", "en-US"],
  ["Mónica", "es-ES"],
  ["Paulina", "es-MX"],
  ["Samantha", "en-US"],
);
const edge = [
  ...list(
    true,
    ["Microsoft David - English (United States)", "en-US"],
    ["Microsoft Helena - Spanish (Spain)", "es-ES"],
  ),
  ...list(
    false,
    ["Microsoft Ava Online (Natural) - English (United States)", "en-US"],
    ["Microsoft Sonia Online (Natural) - English (United Kingdom)", "en-GB"],
    ["Microsoft Elvira Online (Natural) - Spanish (Spain)", "es-ES"],
    ["Microsoft Dalia Online (Natural) - Spanish (Mexico)", "es-MX"],
  ),
];
const firefoxOnWindows = list(
  true,
  ["Microsoft David Desktop - English (United States)", "en-US"],
  ["Microsoft Zira Desktop - English (United States)", "en-US"],
  ["Microsoft Sabina Desktop - Spanish (Mexico)", "es-MX"],
  ["Microsoft Helena Desktop - Spanish (Spain)", "es-ES"],
);
const firefoxOnLinux = list(
  true,
  ["English (America)+Alex", "en-US"],
  ["English (America)", "en-US"],
  ["Spanish (Latin America)", "es-419"],
  ["Spanish (Spain)", "es-ES"],
);

test.each<[string, Voice[], string, string]>([
  ["Chrome", chromeOnLinux, "Google US English", "Google español de Estados Unidos"],
  ["Android", chromeOnAndroid, "English United States", "Spanish United States"],
  ["Safari", safari, "Samantha", "Paulina"],
  [
    "Edge",
    edge,
    "Microsoft Ava Online (Natural) - English (United States)",
    "Microsoft Dalia Online (Natural) - Spanish (Mexico)",
  ],
  [
    "Firefox on Windows",
    firefoxOnWindows,
    "Microsoft Zira Desktop - English (United States)",
    "Microsoft Sabina Desktop - Spanish (Mexico)",
  ],
  ["Firefox on Linux", firefoxOnLinux, "English (America)", "Spanish (Latin America)"],
])("%s has a good voice for each language, of the Americas in Spanish", (_, voices, english, spanish) => {
  expect(chooseVoice(voices, "en-US")?.name).toBe(english);
  expect(chooseVoice(voices, "es")?.name).toBe(spanish);
});

test("a good voice of Spain goes before a robot of Mexico", () => {
  const voices = safari.filter(({ name }) => name !== "Paulina");
  expect(chooseVoice(voices, "es")?.name).toBe("Mónica");
});

test("the reader's choice counts while its voice is there", () => {
  expect(chooseVoice(safari, "en-US", { chosen: "Daniel" })?.name).toBe("Daniel");
  expect(chooseVoice(safari, "en-US", { chosen: "Google US English" })?.name).toBe("Samantha");
  expect(chooseVoice(safari, "es", { chosen: "Daniel" })?.name).toBe("Paulina");
});

test("without a network a voice that needs one is not chosen", () => {
  expect(chooseVoice(edge, "en-US", { isOnline: false })?.name).toBe(
    "Microsoft David - English (United States)",
  );
});

test("voices for fun are not offered, and where no voice speaks a language there is none", () => {
  expect(voicesFor(safari, "en-US").map(({ name }) => name)).not.toContain("Bad News");
  expect(chooseVoice(firefoxOnLinux.slice(0, 1), "es")).toBeUndefined();
  expect(chooseVoice([], "en-US")).toBeUndefined();
});
