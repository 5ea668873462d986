import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../tests/support/eventually.ts";
import { root, sendRequest } from "../../tests/support/server.ts";
import { composeSite, type Site } from "../../tests/support/site.ts";

const token = "a-token-for-these-tests";
let site: Site;
let base: string;
beforeAll(async () => {
  site = await composeSite({ METRICS_TOKEN: token, TRUSTED_PROXIES: "1" });
  base = await site.start();
});
afterAll(() => site.close());

async function scrape(from = base): Promise<string> {
  const { status, headers, body } = await sendRequest(from, "/metrics", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  return String(body);
}
const figure = (text: string, series: string) => {
  const line = text.split("\n").find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

test("requests are counted by kind of address, status and cache, and nothing that a stranger sends is a label", async () => {
  const before = await scrape();
  for (const address of ["/about", "/about", "/nobody-knows-this", "/x.y?secret=1"])
    await sendRequest(base, address, { headers: { "user-agent": "stranger-agent" } });
  const after = await scrape();
  const rise = (series: string) => (figure(after, series) ?? 0) - (figure(before, series) ?? 0);
  expect(rise('wellspring_http_requests_total{route="page",cache="miss",status="200"}')).toBe(1);
  expect(rise('wellspring_http_requests_total{route="page",cache="hit",status="200"}')).toBe(1);
  expect(rise('wellspring_http_requests_total{route="page",cache="miss",status="404"}')).toBe(1 + 1);
  expect(rise('wellspring_http_request_duration_seconds_count{route="page",cache="hit"}')).toBe(1);
  expect(rise('wellspring_page_cache_total{outcome="hits"}')).toBe(1);
  expect(after).not.toMatch(/nobody-knows|secret|stranger/);
});

test("the parts' readiness, content, jobs and what runs are told", async () => {
  const text = await scrape();
  for (const part of ["content", "scripture", "database", "disk", "mail", "identity"])
    expect(figure(text, `wellspring_part_up{part="${part}"}`)).toBe(1);
  // A busy database's figures are in a later answer.
  await eventually(async () => expect(figure(await scrape(), "wellspring_mail_pending")).toBe(0));
  expect(figure(text, 'wellspring_content_problems{state="left_out"}')).toBe(0);
  expect(text).toMatch(/wellspring_build_info\{version="[\d.]+",build="\w+",node="v/);
});

test("a database that hangs delays a scrape by two seconds at most, and its jobs are left out", async () => {
  const never = new Promise<never>(() => {});
  const other = await site.start((parts) => ({
    ...parts,
    readiness: async () => [{ name: "database", ok: false, essential: false, serves: "accounts", since: 0 }],
    database: { ...parts.database, db: { execute: () => never } as never },
  }));
  const text = await scrape(other);
  expect(figure(text, 'wellspring_part_up{part="database"}')).toBe(0);
  expect(figure(text, "wellspring_mail_pending")).toBeUndefined();
  expect(text).not.toMatch(/^wellspring_jobs_pending\{/m);
});

test("not public: without the token /metrics is not there", async () => {
  for (const headers of [{}, { authorization: "Bearer wrong-token-wrong" }] as Record<string, string>[])
    expect((await sendRequest(base, "/metrics", { headers })).status).toBe(404);
});

test("an id from the edge is returned, and made where there is none; what is everybody's has none", async () => {
  const headers = { "x-request-id": "edge-0123456789" };
  const idOf = async (address: string, given: Record<string, string> = headers) =>
    (await sendRequest(base, address, { headers: given })).headers["x-request-id"];
  expect(await idOf("/readyz")).toBe("edge-0123456789");
  expect(await idOf("/readyz", {})).toMatch(/^[0-9a-f-]{36}$/);
  // Made for this request, and then from the cache.
  expect(await idOf("/about")).toBeUndefined();
  expect(await idOf("/about")).toBeUndefined();
  expect(await idOf("/icon.svg")).toBeUndefined();
});

const described = (text: string) =>
  [...text.matchAll(/^# HELP (\S+) (.*)\n# TYPE \S+ (\S+)/gm)].map(([, name = "", help = "", type = ""]) => ({
    name,
    help,
    type,
  }));

test.each(["deploy/grafana/wellspring.json", "deploy/prometheus/alerts.yml"])(
  "every metric that %s names exists",
  async (file) => {
    const known = new Set(
      described(await scrape()).flatMap(({ name, type }) =>
        type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
      ),
    );
    const named = new Set(read(file).match(/\b(wellspring|nodejs|process)_\w+/g));
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  },
);

test("docs/monitoring.md has every metric in its table, with its words, and no other", async () => {
  const rows = [...read("docs/monitoring.md").matchAll(/^\| `(wellspring_\w+)` \| [^|]* \| (.*) \|$/gm)];
  const own = described(await scrape()).filter(({ name }) => name.startsWith("wellspring_"));
  expect(rows.map(([, name, help]) => [name, help]).sort()).toEqual(
    own.map(({ name, help }) => [name, help]).sort(),
  );
});
