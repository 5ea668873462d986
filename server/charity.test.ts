import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { composeSite, type Site } from "../tests/support/site.ts";
import { charitySettings } from "./charity.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";

const stated = {
  CHARITY_NAME: "Wells for All",
  CHARITY_SHARE: "3 %",
  CHARITY_URL: "https://wells.example/",
};

describe("a share for charity is the operator's statement", () => {
  test("all three settings or none", () => {
    expect(() => readConfig({ CHARITY_NAME: "Wells for All" }, "/")).toThrow(ConfigError);
    expect(charitySettings(readConfig(stated, "/"))).toEqual({
      charity: { name: "Wells for All", share: "3 %", url: "https://wells.example/" },
    });
  });

  test("without them Production shows nothing, and other environments show a marked sample", () => {
    expect(charitySettings({ production: true } as Config)).toEqual({});
    expect(charitySettings({ production: false } as Config).charity?.sample).toBe(true);
  });
});

describe("on the pages", () => {
  let site: Site;
  let base: string;
  beforeAll(async () => {
    site = await composeSite(stated);
    base = await site.start();
  });
  afterAll(() => site?.close());
  const text = async (path: string) => (await fetch(base + path)).text();

  test.each(["/premium", "/landing/p", "/giving"])("%s states name, share and address", async (path) => {
    const english = await text(path);
    expect(english).toContain("Of each subscription, 3% goes to Wells for All");
    expect(english).toContain("https://wells.example/");
    expect(english).not.toContain("Sample text");
    expect(await text(`/es${path}`)).toContain("De cada suscripción, 3\u00a0% se destina a Wells for All");
  });
});
