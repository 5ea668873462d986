import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, expect, inject, test } from "vitest";
import { makeDataDir, root, testEnvironment } from "../../tests/support/server.ts";
import { readConfig } from "../config.ts";
import { composeServices } from "../services.ts";

const library = mkdtempSync(path.join(tmpdir(), "wellspring-partners-"));
afterAll(() => rmSync(library, { recursive: true, force: true }));

async function offersWith(settings: Record<string, string>, locale: "en-US" | "es" = "en-US") {
  const { dataDir, remove } = makeDataDir(inject("pgliteTemplate"));
  const config = readConfig(testEnvironment({ ...settings, DATA_DIR: dataDir }), root);
  const parts = await composeServices(config, pino({ level: "silent" }));
  try {
    const lead = (await parts.site.leads.createLead({ email: "ana@example.com" }))!;
    return await parts.site.leads.coregOffers(lead, { locale });
  } finally {
    await parts.close();
    remove();
  }
}

test("without a published partner there are samples on a developer's machine, and no partners anywhere else", async () => {
  const samples = await offersWith({ ENVIRONMENT: "Local" });
  expect(samples.map(({ partner }) => partner)).toEqual(["Sample partner 1", "Sample partner 2"]);
  expect(await offersWith({ ENVIRONMENT: "Staging" })).toEqual([]);
});

test("partners of the content are offered instead, each in its languages", async () => {
  mkdirSync(path.join(library, "partners"));
  writeFileSync(
    path.join(library, "partners/river-letters.yaml"),
    `id: 3c1f0c55-6df1-4c9f-9a6a-0b3f7c0e9a11
type: partner
order: 2
title: { en-US: Letters by the river, es: Cartas junto al río }
partner: River Letters
description: { en-US: A letter each week., es: Una carta cada semana. }
wording: { en-US: River Letters may write to me., es: River Letters puede escribirme. }
`,
  );
  writeFileSync(
    path.join(library, "partners/cartas.yaml"),
    `id: 3c1f0c55-6df1-4c9f-9a6a-0b3f7c0e9a12
type: partner
order: 1
languages: [es]
title: { es: Cartas }
partner: { es: Cartas }
description: { es: Una carta. }
wording: { es: Cartas puede escribirme. }
`,
  );
  const settings = { ENVIRONMENT: "Local", CONTENT_DIR: library };
  expect((await offersWith(settings, "es")).map(({ id, wording }) => [id, wording])).toEqual([
    ["cartas", "Cartas puede escribirme."],
    ["river-letters", "River Letters puede escribirme."],
  ]);
  expect(await offersWith(settings)).toEqual([
    {
      id: "river-letters",
      name: "Letters by the river",
      title: "Letters by the river",
      partner: "River Letters",
      description: "A letter each week.",
      wording: "River Letters may write to me.",
      locale: "en-US",
      shown: expect.any(String),
    },
  ]);
});
