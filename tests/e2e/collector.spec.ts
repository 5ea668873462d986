import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "./fixtures.ts";

const mixpanel = path.join(
  path.dirname(createRequire(import.meta.url).resolve("mixpanel-browser/package.json")),
  "dist/mixpanel.umd.js",
);

test("Mixpanel's own client speaks to the collector: batches, single events and base64 alike", async ({
  page,
}) => {
  await page.addInitScript({ path: mixpanel });
  await page.goto("/cookies");
  const answers: { status: number; body: string; sent: string }[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("/collect/")) return;
    // The page may be gone before a late answer is read.
    const body = await response.text().catch(() => undefined);
    if (body !== undefined)
      answers.push({ status: response.status(), body, sent: response.request().postData() ?? "" });
  });
  for (const format of ["json", "base64"] as const)
    await page.evaluate(
      ([format, host]) => {
        const { mixpanel } = window as unknown as {
          mixpanel: {
            init(
              token: string,
              config: object,
              name: string,
            ): { track(name: string, properties: object): void };
          };
        };
        const client = mixpanel.init(
          "t",
          {
            api_host: host,
            api_payload_format: format,
            batch_flush_interval_ms: 50,
            persistence: "localStorage",
          },
          format,
        );
        for (let n = 0; n < 3; n++) client.track("page_view", { path: `/mixpanel/${format}/${n}` });
      },
      [format, new URL("/collect", page.url()).href] as const,
    );
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(2);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(["1", '{"status":1,"error":null}']).toContain(body);
  }
});
