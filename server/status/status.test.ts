import { expect, test } from "vitest";
import type { Config } from "../config.ts";
import { partnerQuestions } from "../partner-checks.ts";
import { createReadiness, type ReadinessParts } from "../readiness.ts";
import { partWords } from "./part-words.ts";
import { writeStatus } from "./status.ts";

const partners = partnerQuestions({
  STRIPE_SECRET_KEY: "sk_test_x",
  OIDC_AUTHORITY: "https://id.example",
  MEMBER_URL: "https://member.example",
  LEADS_URL: "https://leads.example",
  LEGACY_USERS_URL: "https://users.example",
  production: false,
} as Config).map((question) => ({ ...question, run: () => true }));

const readiness = createReadiness({
  config: { dataDir: "/dev/null/no-folder", production: false, SMTP_URL: undefined },
  database: { ping: async () => Promise.reject(new Error("postgres://user:password@db is away")) },
  content: { list: async () => ({ total: 1, items: [] }) } as never,
  contentStatus: () => ({ source: "files", checkedAt: new Date(), problems: [] }),
  clock: { now: () => new Date("2026-11-14T15:00:00Z") },
  translations: () => ["kjv"],
  journalKey: async () => {},
  identity: async () => {},
  objectStorage: async () => {},
  partners,
  answerMs: 2000,
  log: { error() {}, warn() {} } as unknown as ReadinessParts["log"],
});

async function statusIn(language: string): Promise<string> {
  const now = new Date("2026-11-14T15:00:00Z");
  return writeStatus(
    {
      checks: await readiness(),
      content: {
        source: "files",
        checkedAt: new Date(now.getTime() - 90_000),
        problems: [{ id: "<b>x</b>", type: "verse", reason: "no passage", leftOut: true }],
      },
      pages: {
        hits: 1,
        restored: 0,
        confirmed: 0,
        stale: 0,
        rendered: 2,
        warmed: 0,
        dropped: 0,
        made: 0,
        pages: 2,
        bytes: 9,
      },
      now,
      siteName: "Wellspring",
      version: "1.2.3",
      buildId: "abc",
      worker: undefined,
      proxy: "untrusted",
    },
    language,
  );
}

test("every part has its name, and what readers miss without it, in both languages", async () => {
  expect((await readiness()).map(({ name }) => name).sort()).toEqual(Object.keys(partWords).sort());
  const [english, spanish] = [await statusIn("en"), await statusIn("es-MX")];
  for (const words of Object.values(partWords)) {
    expect(english).toContain(words["en-US"][0].replaceAll("'", "&apos;"));
    expect(spanish).toContain(words.es[0]);
    expect(words.es).not.toEqual(words["en-US"]);
  }
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain("Las páginas funcionan; una parte del sitio no");
  expect(spanish).toContain("hace 1 minuto");
  expect(english).toContain("Pages can be read. Accounts, journals");
});

test("what is degraded, since when, what runs, and nothing secret", async () => {
  const page = await statusIn("en");
  expect(page).toMatch(/✕ does not work<\/span>.*Since <time datetime="\d{4}-/);
  expect(page).toContain("<dd>1.2.3</dd>");
  expect(page).toContain("TRUSTED_PROXIES is 0");
  expect(page).toContain("&lt;b&gt;x");
  expect(page).not.toMatch(/password|<script/);
});
