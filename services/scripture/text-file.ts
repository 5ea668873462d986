/** A translation as one file: what is known of it as JSON, where each verse begins, then all verses. The verses stay in the file. */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { LoadedModule, ScriptureModule } from "./module.ts";
import { versesInFile } from "./verses.ts";

/** The lengths of the JSON and of the list of beginnings, in bytes. */
const sizes = 8;

export async function writeTextFile(path: string, key: string, module: ScriptureModule): Promise<void> {
  const { verses, ...about } = module;
  const starts = new Uint32Array(verses.length + 1);
  for (const [slot, verse] of verses.entries()) starts[slot + 1] = starts[slot]! + Buffer.byteLength(verse);
  const json = Buffer.from(JSON.stringify({ key, about }));
  const head = new Uint32Array([json.length, starts.byteLength]);
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await writeFile(
    unfinished,
    Buffer.concat([bytesOf(head), json, bytesOf(starts), Buffer.from(verses.join(""))]),
  );
  await rename(unfinished, path);
  // What an earlier version left there.
  await rm(path.replace(/\.text$/, ".json"), { force: true });
}

const bytesOf = (numbers: Uint32Array) => Buffer.from(numbers.buffer);

/** Undefined when it is not there, not whole, or of other sources than `key` names. The file stays open. */
export function openTextFile(path: string, key: string): LoadedModule | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, "r");
    const { size } = fstatSync(file);
    const [jsonLength = 0, startsLength = 0] = new Uint32Array(readAt(file, 0, sizes));
    const begin = sizes + jsonLength + startsLength;
    if (begin > size) throw new Error("The file is cut short.");
    const stored = JSON.parse(Buffer.from(readAt(file, sizes, jsonLength)).toString("utf8"));
    const starts = new Uint32Array(readAt(file, sizes + jsonLength, startsLength));
    if (stored.key === key && size === begin + starts.at(-1)!)
      return { ...stored.about, verses: versesInFile({ file, begin, starts }) };
  } catch {
    // It is written anew.
  }
  if (file !== undefined) closeSync(file);
  return undefined;
}

function readAt(file: number, position: number, length: number): ArrayBuffer {
  const bytes = new Uint8Array(length);
  if (readSync(file, bytes, 0, length, position) !== length) throw new Error("The file is cut short.");
  return bytes.buffer;
}
