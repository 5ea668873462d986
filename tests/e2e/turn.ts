import type { Locale } from "../../contracts/site.ts";
import { isWhole } from "../support/tiers.ts";

const locales: readonly Locale[] = ["en-US", "es"];

/**
 * The languages of a journey that is the same in both: all of them in the whole proof, one in the gate. Which one depends on
 * the name alone, so that the same commit gives the same run on every day.
 */
export function languagesInTurn(name: string): readonly Locale[] {
  if (isWhole) return locales;
  const sum = [...name].reduce((total, character) => total + character.charCodeAt(0), 0);
  return [locales[sum % locales.length]!];
}
