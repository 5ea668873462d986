/** `npm run attack -- URL`: see README.md. */
import { parseArgs } from "node:util";
import { addresses } from "./addresses.ts";
import { type Attack, createTarget, type Outcome } from "./attack.ts";
import { bareAnswers } from "./bare-answers.ts";
import { brokenRequests } from "./broken-requests.ts";
import { closedWords } from "./closed-words.ts";
import { floods } from "./floods.ts";
import { fuzz } from "./fuzz.ts";
import { heavyReads } from "./heavy-reads.ts";
import { othersConsents } from "./others-consents.ts";
import { othersData } from "./others-data.ts";
import { previews } from "./previews.ts";
import { slowClients } from "./slow-clients.ts";
import { smallDoors } from "./small-doors.ts";
import { trials } from "./trials.ts";

const attacks: Attack[] = [
  ...othersData,
  ...othersConsents,
  ...previews,
  ...closedWords,
  ...addresses,
  ...trials,
  ...smallDoors,
  bareAnswers,
  ...heavyReads,
  ...brokenRequests,
  ...floods,
  ...slowClients,
];

const maxRequests = 2_000_000;

async function attack(
  address: string,
  short: boolean,
  only: readonly string[] | undefined,
  previewLink: string | undefined,
): Promise<boolean> {
  const target = { ...createTarget(address, short), previewLink };
  const unknown = only?.filter((name) => !attacks.some((one) => one.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(
      `There is no ${unknown.join(" or ")}; there are ${attacks.map(({ name }) => name).join(", ")}.`,
    );
  const outcomes: [string, Outcome][] = [];
  const chosen = attacks.filter((one) => only?.includes(one.name) ?? true);
  for (const [index, { name, run }] of chosen.entries()) {
    console.error(`attack ${index + 1}/${chosen.length}: ${name} …`);
    const outcome = await run(target).catch(
      (error): Outcome => ({ tried: "–", found: `failed: ${error.message}`, verdict: "open" }),
    );
    outcomes.push([name, outcome]);
    console.log(`${outcome.verdict.padEnd(8)} ${name.padEnd(20)} ${outcome.tried}: ${outcome.found}`);
  }
  const open = outcomes.filter(([, { verdict }]) => verdict === "open");
  const tried = outcomes.filter(([, { verdict }]) => verdict !== "skipped");
  console.log(
    `\n${tried.length} attacks tried, ${outcomes.length - tried.length} could not be, ${open.length} succeed.`,
  );
  return open.length === 0;
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: "string" },
      short: { type: "boolean", default: false },
      "preview-link": { type: "string" },
      fuzz: { type: "string" },
      seed: { type: "string" },
    },
  });
  const [address] = positionals;
  if (positionals.length !== 1 || !address)
    throw new Error("Name one site, which must be yours: npm run attack -- https://site.example");
  if (values.fuzz === undefined)
    return attack(address, values.short, values.only?.split(","), values["preview-link"]);
  const requests = Number(values.fuzz);
  if (!Number.isInteger(requests) || requests < 1 || requests > maxRequests)
    throw new Error(`--fuzz takes a number of requests up to ${maxRequests}.`);
  const seed = Number(values.seed ?? Date.now() % 1e6);
  return (await fuzz(createTarget(address, values.short), requests, seed)).failures === 0;
}

main().then(
  (isSafe) => process.exit(isSafe ? 0 : 1),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
