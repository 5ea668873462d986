import type { Locale } from "../../contracts/site.ts";

/** `npm run test:all` runs every journey in every language; `npm test` in one each, the other one the next day. */
const isInEveryLanguage = process.env.E2E_MATRIX === "all";

/** Repeat a run of another day with TEST_TURN. */
export const turn = Number(process.env.TEST_TURN ?? Math.floor(Date.now() / 86_400_000));

const locales: readonly Locale[] = ["en-US", "es"];

/** The languages a journey runs in this time; `name` lets half of the journeys begin with the other one. */
export function languagesInTurn(name: string): readonly Locale[] {
  if (isInEveryLanguage) return locales;
  const sum = [...name].reduce((total, character) => total + character.charCodeAt(0), turn);
  return [locales[sum % locales.length]!];
}
