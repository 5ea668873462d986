import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Entry, makeEntry } from "./page-cache/entry.ts";
import { bestQuality, compress } from "./page-cache/forms.ts";
import { baseHeaders, plainPolicy } from "./security-headers.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
};

/** Files whose names hold a hash of their content never change. */
const immutable = "public, max-age=31536000, immutable";
const shortLived = "public, max-age=3600";
const workerPath = "/service-worker.js";
/** The service worker answers for every page, so a new one is asked about each time. */
const cacheControl = (urlPath: string) =>
  urlPath.startsWith("/assets/") ? immutable : urlPath === workerPath ? "no-cache" : shortLived;
/** It fetches pages by its own policy, not by theirs. */
const policy = (urlPath: string) =>
  urlPath === workerPath ? `${plainPolicy}; connect-src 'self'` : plainPolicy;

/** The built site's files by URL path. They are few and small, so each is read and compressed once, on first use. */
export function createStaticFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name));
  const byPath = new Map(
    names.map((file) => [`/${path.relative(folder, file).split(path.sep).join("/")}`, file]),
  );
  const entries = new Map<string, Promise<Entry>>();

  function load(urlPath: string, file: string): Promise<Entry> {
    const headers = new Headers([...baseHeaders]);
    headers.set("content-type", types[path.extname(file)] ?? "application/octet-stream");
    headers.set("cache-control", cacheControl(urlPath));
    headers.set("content-security-policy", policy(urlPath));
    return compress(makeEntry(200, headers, readFileSync(file)), bestQuality);
  }

  return {
    find(urlPath: string): Promise<Entry> | undefined {
      const file = byPath.get(urlPath);
      if (!file) return undefined;
      const entry = entries.get(urlPath) ?? load(urlPath, file);
      entries.set(urlPath, entry);
      return entry;
    },
  };
}

export type StaticFiles = ReturnType<typeof createStaticFiles>;
