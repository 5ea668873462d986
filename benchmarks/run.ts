/** `npm run bench`: measures the product as it ships, prints every figure with its budget, fails when one does not hold. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { showing } from "../scripts/progress.mjs";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { measureAttacks } from "./attacks.ts";
import { measureBytes } from "./bytes.ts";
import { measureCache } from "./cache.ts";
import { measureContent } from "./content.ts";
import { measureEvents } from "./events.ts";
import { type Figure, table } from "./figure.ts";
import { measureFrameworks } from "./frameworks/frameworks.ts";
import { measureFuzz } from "./fuzz.ts";
import { measureKills } from "./kills.ts";
import { measureEveryType, measureLighthouse } from "./lighthouse.ts";
import { measureMarks } from "./marks.ts";
import { measureMembers } from "./members.ts";
import { measureMemory } from "./memory.ts";
import { measureOutages } from "./outages.ts";
import { measureProcesses } from "./processes.ts";
import { measurePublish } from "./publish.ts";
import { measureRenders } from "./renders.ts";
import { type Site, startSite } from "./site-process.ts";
import { measureStartup } from "./startup.ts";
import { measureStudio } from "./studio.ts";

interface Section {
  title: string;
  /** Which site it needs: as `npm start` runs it, as production runs it, or none. */
  site?: "default" | "production";
  /** Too long for a run of everything. */
  onlyByName?: boolean;
  measure(site: Site): Promise<Figure[]>;
}

const sections: Record<string, Section> = {
  startup: { title: "Start-up", measure: measureStartup },
  content: { title: "Content queries", measure: measureContent },
  marks: { title: "Members' marks, stored before they are answered", measure: measureMarks },
  events: { title: "Events, stored before they are answered", onlyByName: true, measure: measureEvents },
  attacks: { title: "Cached pages while one address attacks", onlyByName: true, measure: measureAttacks },
  fuzz: { title: "Random requests at every endpoint", onlyByName: true, measure: measureFuzz },
  kills: { title: "Killed while writing", onlyByName: true, measure: measureKills },
  outages: { title: "Partners taken away under load", onlyByName: true, measure: measureOutages },
  members: { title: "Members of one process", onlyByName: true, measure: measureMembers },
  processes: { title: "Several processes on one machine", onlyByName: true, measure: measureProcesses },
  studio: { title: "One publish in a studio of 10,000 items", onlyByName: true, measure: measureStudio },
  frameworks: {
    title: "Beside other frameworks",
    site: "default",
    onlyByName: true,
    measure: measureFrameworks,
  },
  renders: { title: "Pages made", site: "default", measure: measureRenders },
  cache: { title: "Cached pages", site: "default", measure: measureCache },
  publish: { title: "One edit, under load", measure: measurePublish },
  memory: { title: "Memory", measure: measureMemory },
  bytes: { title: "Bytes (gzip -9)", site: "production", measure: measureBytes },
  lighthouse: {
    title: "Lighthouse (mobile, simulated slow network)",
    site: "production",
    measure: measureLighthouse,
  },
  types: {
    title: "Lighthouse on one page of every type",
    site: "production",
    onlyByName: true,
    measure: measureEveryType,
  },
};

function chosenSections(args: readonly string[]): string[] {
  const names = Object.keys(sections);
  const only = args
    .find((arg) => arg.startsWith("--only="))
    ?.slice("--only=".length)
    .split(",");
  const unknown = [
    ...(only ?? []).filter((name) => !names.includes(name)),
    ...args.filter((arg) => !arg.startsWith("--only=")),
  ];
  if (unknown.length > 0) {
    throw new Error(
      `There is no ${unknown.join(" or ")} to measure. Use --only= with some of ${names.join(",")}.`,
    );
  }
  return names.filter((name) => (only ? only.includes(name) : !sections[name]!.onlyByName));
}

const signingKey = () => ({
  ...generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
  kid: "bench",
  alg: "ES256",
  use: "sig",
});

/** The two sites, each started when first needed and stopped when the other is wanted, so that neither disturbs the other. */
function createSites() {
  let current: { kind: Section["site"]; site: Site; stop(): Promise<void> } | undefined;
  const stop = async () => {
    await current?.stop();
    current = undefined;
  };
  return {
    stop,
    async get(kind: "default" | "production"): Promise<Site> {
      if (current?.kind === kind) return current.site;
      await stop();
      if (kind === "default") {
        const site = await startSite();
        current = { kind, site, stop: site.stop };
        return site;
      }
      const database = await startPostgres();
      const site = await startSite({
        ENVIRONMENT: "Production",
        // The shipped pages of law are templates.
        LAUNCH_CHECK: "off",
        JOURNAL_KEYS: randomBytes(32).toString("base64"),
        IDENTITY_JWKS: JSON.stringify({ keys: [signingKey()] }),
        IDENTITY_COOKIE_SECRETS: randomBytes(32).toString("base64"),
        DATABASE_URL: database.url,
      }).catch(async (error) => {
        await database.stop();
        throw error;
      });
      current = { kind, site, stop: () => site.stop().finally(database.stop) };
      return site;
    },
  };
}

const load = () => loadavg()[0]!.toFixed(2);

async function bench(args: readonly string[]): Promise<boolean> {
  const chosen = chosenSections(args);
  const sites = createSites();
  const all: Figure[] = [];
  const began = performance.now();
  console.log(`Node ${process.versions.node}, ${availableParallelism()} processors, load average ${load()}`);
  try {
    for (const [index, name] of chosen.entries()) {
      const { title, site, measure } = sections[name]!;
      const started = performance.now();
      const before = load();
      const figures = await showing(`bench ${index + 1}/${chosen.length}: ${title}`, async () =>
        measure(site ? await sites.get(site) : (undefined as never)),
      );
      all.push(...figures);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(
        `\n${title} (--only=${name}; ${seconds} s, load average ${before} → ${load()})\n${table(figures)}`,
      );
    }
  } finally {
    await sites.stop();
  }
  const failed = all.filter(({ budget }) => budget?.holds === false);
  const budgets = all.filter(({ budget }) => budget).length;
  console.log(
    `\n${budgets - failed.length} of ${budgets} budgets hold (${((performance.now() - began) / 1000).toFixed(0)} s)`,
  );
  for (const { name, shown, budget } of failed)
    console.log(`  FAIL ${name}: ${shown}, must be ${budget!.shown}`);
  return failed.length === 0;
}

bench(process.argv.slice(2)).then(
  (passed) => process.exit(passed ? 0 : 1),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
