import { pino } from "pino";
import { expect, inject, test } from "vitest";
import { makeDataDir, root, testEnvironment } from "../../tests/support/server.ts";
import { readConfig } from "../config.ts";
import { composeServices } from "../services.ts";

async function offersWith(settings: Record<string, string>) {
  const { dataDir, remove } = makeDataDir(inject("pgliteTemplate"));
  const config = readConfig(testEnvironment({ ...settings, DATA_DIR: dataDir }), root);
  const parts = await composeServices(config, pino({ level: "silent" }));
  try {
    const lead = (await parts.site.leads.createLead({ email: "ana@example.com" }))!;
    return await parts.site.leads.coregOffers(lead);
  } finally {
    await parts.close();
    remove();
  }
}

test("without PARTNER_OFFERS there are samples on a developer's machine, and no partners anywhere else", async () => {
  const samples = await offersWith({ ENVIRONMENT: "Local" });
  expect(samples.map(({ partner }) => partner)).toEqual(["Sample partner 1", "Sample partner 2"]);
  expect(await offersWith({ ENVIRONMENT: "Staging" })).toEqual([]);
});
