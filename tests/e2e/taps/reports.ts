import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { TapResult } from "./outcome.ts";

/** The results of one page for one reader. */
export interface Report {
  page: string;
  reader: string;
  results: TapResult[];
}

/** Where a full run saves its reports, one file per test, so that it can be resumed; otherwise unset. */
const folder = process.env.TAPS_REPORTS;

const fileOf = (page: string) => path.join(folder!, `${page.replace(/[^a-zA-Z-]+/g, "_")}.json`);

export function saveReports(page: string, reports: Report[]): void {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(page), JSON.stringify(reports, null, 1));
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Report[];

/** Whether an earlier part of this run has been through this page without a fault. */
export const isReported = (page: string): boolean =>
  Boolean(folder) &&
  existsSync(fileOf(page)) &&
  read(fileOf(page)).every(({ results }) => results.every(({ outcome }) => outcome !== "fault"));

export const savedReports = (): Report[] =>
  folder && existsSync(folder) ? readdirSync(folder).flatMap((name) => read(path.join(folder, name))) : [];
