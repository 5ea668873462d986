/** Reads content over the Delivery API of our own content service, whatever that service is filled from. */
import * as z from "zod/mini";
import { type ContentItem, type ContentList, contentItem, contentList } from "../../contracts/content.ts";
import { defaultLocale, type Locale } from "../../contracts/site.ts";
import type { Log } from "../../platform/log.ts";
import { type Answer, createAnswers } from "./answers.ts";
import { aheadHeader } from "./delivery-path.ts";

interface ContentClientOptions {
  /** The app's own `fetch`: no call leaves the process. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** An origin, or all up to and with `/umbraco/delivery/api/v2`. */
  baseUrl: string;
  /** Names the content as it is now; without it nothing is remembered. */
  version?: () => string;
  log?: Pick<Log, "warn">;
}

interface ReadOptions {
  locale?: Locale;
  expand?: string;
  fields?: string;
  /** Reads as this member. */
  bearer?: string;
  /** Also what comes in the days that can be downloaded. */
  ahead?: boolean;
}

interface ListOptions extends ReadOptions {
  filter?: string | readonly string[];
  fetch?: string;
  sort?: string | readonly string[];
  skip?: number;
  take?: number;
}

interface ContentRedirect {
  to: string;
  status: 301 | 302;
}

/** The content service gave no usable answer. */
export class ContentUnavailable extends Error {
  readonly code = "content-unavailable";
  readonly status: number | undefined;

  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.name = "ContentUnavailable";
    this.status = status;
  }
}

export interface ContentClient {
  item(pathOrId: string, options?: ReadOptions): Promise<ContentItem | null>;
  items(ids: readonly string[], options?: ReadOptions): Promise<ContentItem[]>;
  list(options: ListOptions): Promise<ContentList>;
  /** Where the path was redirected to by an editor, if it was. */
  redirect(path: string, locale?: Locale): Promise<ContentRedirect | null>;
  /** The content is another than before. */
  invalidate(): void;
  /** Called after each `invalidate`; answers how to stop. */
  onChange(listener: () => void): () => void;
}

const apiPath = "/umbraco/delivery/api/v2";
const maxHops = 3;
const redirectProperties = z.object({
  redirectTo: z.string(),
  redirectStatus: z._default(z.nullable(z.number()), 301),
});

export function createContentClient(options: ContentClientOptions): ContentClient {
  const { log } = options;
  const trimmed = options.baseUrl.replace(/\/+$/, "");
  const base = trimmed.endsWith("/delivery/api/v2") ? trimmed : trimmed + apiPath;
  const answers = createAnswers(options.version);
  const listeners = new Set<() => void>();

  async function send(url: URL, { locale = defaultLocale, bearer, ahead }: ReadOptions): Promise<Response> {
    const headers = new Headers({ accept: "application/json", "accept-language": locale });
    if (bearer) headers.set("authorization", `Bearer ${bearer}`);
    if (ahead) headers.set(aheadHeader, "1");
    try {
      return await options.fetch(new Request(url, { headers, redirect: "manual" }));
    } catch (error) {
      throw new ContentUnavailable(`The content service did not answer ${url.pathname}.`, undefined, error);
    }
  }

  async function fetchAnswer<T>(
    url: URL,
    schema: z.ZodMiniType<T>,
    read: ReadOptions,
  ): Promise<Answer<T> | null> {
    let at = url;
    for (let hop = 0; hop <= maxHops; hop++) {
      const response = await send(at, read);
      if (response.status === 404) return null;
      const location = response.headers.get("location");
      if (response.status === 301 && location !== null) {
        // The Location is a content path, not an address of the API.
        const path = new URL(location, "http://content").pathname;
        at = new URL(`${base}/content/item${path}${url.search}`);
        continue;
      }
      const text = response.ok ? await response.text() : "";
      if (!response.ok)
        throw new ContentUnavailable(`The content service answered ${response.status}.`, response.status);
      return { value: parseAnswer(text, schema), chars: text.length };
    }
    throw new ContentUnavailable(`The content service keeps redirecting ${url.pathname}.`, 301);
  }

  /** A question that is remembered is not even written as an address. */
  async function get<T extends object>(
    question: string,
    address: () => URL,
    schema: z.ZodMiniType<T>,
    read: ReadOptions,
  ): Promise<T | null> {
    const ask = () => {
      const url = address();
      url.searchParams.set("locale", read.locale ?? defaultLocale);
      if (read.expand) url.searchParams.set("expand", read.expand);
      if (read.fields) url.searchParams.set("fields", read.fields);
      return fetchAnswer(url, schema, read);
    };
    if (read.bearer) return (await ask())?.value ?? null;
    return answers.get(question, ask);
  }

  async function list(options: ListOptions): Promise<ContentList> {
    const { filter, fetch, sort, skip, take, ...read } = options;
    const address = () => {
      const url = new URL(`${base}/content`);
      for (const value of [filter ?? []].flat()) url.searchParams.append("filter", value);
      if (fetch) url.searchParams.set("fetch", fetch);
      for (const value of [sort ?? []].flat()) url.searchParams.append("sort", value);
      if (skip) url.searchParams.set("skip", String(skip));
      if (take !== undefined) url.searchParams.set("take", String(take));
      return url;
    };
    return (
      (await get(JSON.stringify(["list", options]), address, contentList, read)) ?? { total: 0, items: [] }
    );
  }

  return {
    list,
    async item(pathOrId, read = {}) {
      const parts = written(pathOrId).split("/").filter(Boolean);
      // Dots would lead to another call of the API.
      if (parts.some((part) => part === "." || part === "..")) return null;
      const address = () => new URL(`${base}/content/item/${parts.map(encodeURIComponent).join("/")}`);
      return get(JSON.stringify(["item", parts, read]), address, contentItem, read);
    },
    async items(ids, read = {}) {
      if (ids.length === 0) return [];
      const address = () => {
        const url = new URL(`${base}/content/items`);
        for (const id of ids) url.searchParams.append("id", id);
        return url;
      };
      return (await get(JSON.stringify(["items", ids, read]), address, z.array(contentItem), read)) ?? [];
    },
    async redirect(path, locale = defaultLocale) {
      const filter = ["contentType:redirect", `redirectFrom:${written(path)}`];
      try {
        const { items } = await list({ filter, take: 1, locale });
        if (!items[0]) return null;
        const { redirectTo, redirectStatus } = redirectProperties.parse(items[0].properties);
        return { to: redirectTo, status: redirectStatus === 302 ? 302 : 301 };
      } catch (error) {
        // Hardly an address has one: the page itself is requested next, and may well be there.
        log?.warn({ err: error, path }, "a redirect could not be looked up; the page is shown without");
        return null;
      }
    },
    invalidate() {
      answers.clear();
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A path of an address as editors write it: "/oraci%C3%B3n" is "/oración", while an encoded slash stays no slash. */
function written(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function parseAnswer<T>(text: string, schema: z.ZodMiniType<T>): T {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new ContentUnavailable("The content service's answer is not what the contract says.", 200, error);
  }
}
