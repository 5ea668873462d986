import { describe, expect, test } from "vitest";
import type { ContentClient } from "../services/content/client.ts";
import type { Config } from "./config.ts";
import { LaunchError, requireFinishedPages } from "./launch-check.ts";

/** Pages whose body begins with this, in both languages. */
const pagesSaying = (words: string) =>
  ({
    list: async () => ({
      total: 1,
      items: [{ route: { path: "/terms/" }, properties: { contentBody: { markup: `<p>${words}</p>` } } }],
    }),
  }) as unknown as ContentClient;
const production = {
  production: true,
  LAUNCH_CHECK: "on",
  CONTENT_URL: "https://cms.example",
  contentDir: "/content",
  root: "/",
} as Config;
const template = pagesSaying("<strong>Template for the operator to review.</strong> Add your name.");

describe("Production refuses to start while a text marked as a template for the operator is unedited", () => {
  test("and lists it", async () => {
    await expect(requireFinishedPages(template, production)).rejects.toThrow("/terms (en-US)");
    await expect(requireFinishedPages(template, production)).rejects.toBeInstanceOf(LaunchError);
  });

  test("unless LAUNCH_CHECK is off, it is edited, or this is not Production", async () => {
    await requireFinishedPages(template, { ...production, LAUNCH_CHECK: "off" });
    await requireFinishedPages(pagesSaying("Terms of Example Ministries, Inc."), production);
    await requireFinishedPages(template, { ...production, production: false });
  });
});
