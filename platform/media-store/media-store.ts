import { hash } from "node:crypto";

/** Where pictures are stored whole, under names that never mean anything else. */
export interface MediaStore {
  /** Resolves when the bytes are safe; the same name is always the same bytes, so it may be put twice. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** What somebody uploads is named by its content; answers the name. */
  add(bytes: Buffer, extension: string): Promise<string>;
  /** Undefined when it is not there; rejects when that cannot be known. */
  get(name: string): Promise<Buffer | undefined>;
  delete(name: string): Promise<void>;
  /** The names that begin so, in no order; read in pieces, so that there may be many. */
  list(prefix: string): AsyncIterable<{ name: string; bytes: number }>;
  /** Rejects when the store cannot be used. */
  check(): Promise<void>;
}

/** No picture is larger; what claims to be is not read. */
export const maxMediaBytes = 40 * 1024 * 1024;

const plainName = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}\/){0,3}[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/;

/** Throws for a name that could lead out of its place. */
export function requirePlainName(name: string): void {
  if (!plainName.test(name)) throw new Error(`"${name}" is not a plain name.`);
}

export function requireSize(name: string, bytes: number): void {
  if (bytes > maxMediaBytes) throw new Error(`${name} is larger than ${maxMediaBytes} bytes.`);
}

export const nameOfContent = (bytes: Buffer, extension: string): string =>
  `${hash("sha256", bytes, "hex")}.${extension}`;
