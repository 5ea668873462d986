import type { Translation } from "../../contracts/scripture.ts";
import type { Verses } from "./verses.ts";

/** One translation in memory: a text for every slot of the canon. */
export interface ScriptureModule {
  translation: Translation;
  /** By slot; empty where the translation has no such verse, or has joined it to the verse before. */
  verses: string[];
  /** Verses that are joined to the verse before; where the source does not say, every verse without a text is. */
  joined?: number[];
  /** The slots that open a paragraph; empty where the source does not say. */
  paragraphs: number[];
  /** Psalm titles by chapter id ("Ps.23"). */
  titles: Record<string, string>;
  /** The notes after an epistle's last verse, by book. */
  subscriptions: Record<string, string>;
  /** Words in the capitals of chapters' openings that are names (opening-capitals.ts). */
  namesInOpenings?: string[];
}

/** One translation in use: its verses may be in a file. */
export type LoadedModule = Omit<ScriptureModule, "verses"> & { verses: Verses };

/** A module that is there but cannot be used, and why. */
export interface SkippedModule {
  module: string;
  reason: string;
}
