import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { nodeEnvironment, nodeFlags } from "../../server/node-flags.mjs";

export const root = path.resolve(import.meta.dirname, "../..");

/**
 * Environment of a server under test: the product's defaults and `settings`, nothing of the developer's own.
 * Variables of a .env file are set empty, which means "not set" and overrides the file. Only the content
 * may differ.
 */
export function testEnvironment(settings: Record<string, string> = {}): Record<string, string> {
  const file = path.join(root, ".env");
  const names = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, "utf8"))) : [];
  const { PATH = "", HOME = "", TMPDIR, CONTENT_DIR, NODE_COMPILE_CACHE } = process.env;
  return {
    ...Object.fromEntries(names.map((name) => [name, ""])),
    PATH,
    HOME,
    ...(TMPDIR ? { TMPDIR } : {}),
    ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
    ...(CONTENT_DIR ? { CONTENT_DIR } : {}),
    SWORD_PATH: path.join(root, "data", "sword"),
    // Everything comes from one address here; the limits have tests of their own.
    WORK_PER_ADDRESS: "0",
    CONNECTIONS_PER_ADDRESS: "0",
    ...settings,
  };
}

/** A data folder with the cached translation texts, the loaded content and, if given, a database, for a quick start. */
export function makeDataDir(pgliteTemplate?: string): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(path.join(tmpdir(), "wellspring-server-"));
  const texts = path.join(root, "data", "scripture");
  if (existsSync(texts)) cpSync(texts, path.join(dataDir, "scripture"), { recursive: true });
  const library = path.join(root, "data", "content", "library.json");
  if (existsSync(library)) cpSync(library, path.join(dataDir, "content", "library.json"));
  if (pgliteTemplate) cpSync(pgliteTemplate, path.join(dataDir, "postgres"), { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

export interface RunningServer {
  child: ChildProcess;
  url: string;
  readyMs: number;
  output(): string;
  exit: Promise<number | null>;
}

/** The real process: `node server/main.ts`, until it says that it is ready; rejects with its output when it ends first. */
export function startServer(settings: Record<string, string>): Promise<RunningServer> {
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, "server/main.ts"], {
    cwd: root,
    env: { ...nodeEnvironment, ...testEnvironment({ PORT: "0", ...settings }) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /is ready at (\S+)/.exec(output)?.[1];
      if (url) resolve({ child, url, readyMs: performance.now() - began, output: () => output, exit });
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request exactly as given: no redirects followed, no decompression, no tidying of the path. */
export function sendRequest(
  base: string,
  target: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: hostname,
        port,
        path: target,
        method: options.method ?? "GET",
        headers: options.headers,
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
        response.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end(options.body);
  });
}
