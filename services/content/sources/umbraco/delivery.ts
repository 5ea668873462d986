/** The Delivery API of a stock Umbraco, as far as a loader needs it: only what every such server has. */
import pLimit from "p-limit";
import * as z from "zod";
import { contentItem } from "../../../../contracts/content.ts";
import type { Locale } from "../../../../contracts/site.ts";
import { deliveryPath } from "../../delivery-path.ts";
import { CmsError } from "../cms/cms-error.ts";

export interface DeliveryOptions {
  /** An origin, or all up to and with `/umbraco/delivery/api/v2`. */
  baseUrl: string;
  apiKey?: string | undefined;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

export type Delivered = z.infer<typeof contentItem>;

const list = z.object({ total: z.number(), items: z.array(z.unknown()) });
const pageSize = 100;
const idsAtOnce = 50;
/** Nothing further down a list is given, whatever `skip` says. */
const deepest = 10_000;
const attempts = 3;
const requestsAtOnce = 4;
/** A picture's own properties come only where they are requested. */
const expand = "properties[featuredImage]";

export const originOf = (baseUrl: string): string =>
  baseUrl.replace(/\/+$/, "").replace(new RegExp(`${deliveryPath}$`), "");

export function createDelivery({
  baseUrl,
  apiKey,
  fetch: send = fetch,
  timeoutMs = 30_000,
}: DeliveryOptions) {
  const base = originOf(baseUrl) + deliveryPath;
  /** Lists only: what a webhook has announced does not wait behind hundreds of them. */
  const limitLists = pLimit(requestsAtOnce);

  async function get(
    path: string,
    query: URLSearchParams,
    culture: Locale,
    preview = false,
  ): Promise<unknown> {
    const request = () =>
      send(`${base}${path}?${query}`, {
        headers: {
          accept: "application/json",
          "accept-language": culture,
          ...(apiKey ? { "api-key": apiKey } : {}),
          ...(preview ? { preview: "true" } : {}),
        },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
    // A server may close an idle connection at the moment when it is used again.
    const again = (error: Error) => (error.name === "TimeoutError" ? Promise.reject(error) : request());
    const response = await request()
      .catch(again)
      .catch((error: Error) => {
        throw new CmsError(`${base}${path} did not answer (${error.message})`, undefined, error);
      });
    if (!response.ok) {
      await response.body?.cancel();
      throw new CmsError(`${base}${path} answered ${response.status}`, response.status);
    }
    return await response.json().catch((error: Error) => {
      throw new CmsError(`${base}${path} did not answer with JSON`, 200, error);
    });
  }

  async function page(filter: string, culture: Locale, skip: number, direction: "asc" | "desc") {
    const query = new URLSearchParams({ filter, expand, skip: String(skip), take: String(pageSize) });
    for (const name of ["level", "sortOrder"]) query.append("sort", `${name}:${direction}`);
    const answer = z.safeParse(list, await limitLists(() => get("/content", query, culture)));
    if (!answer.success) throw new CmsError("the CMS answered a list that is none", 200, answer.error);
    return answer.data;
  }

  /** Every item that passes the filter, in the order of the tree; the CMS's own count must be met. */
  async function all(
    filter: string,
    culture: Locale,
    onCount: (count: number) => void = () => {},
  ): Promise<unknown[]> {
    let counted = 0;
    for (let attempt = 1; ; attempt++) {
      const first = await page(filter, culture, 0, "asc");
      if (attempt === 1) onCount(first.total);
      const { total } = first;
      if (total > 2 * deepest) throw new CmsError(`${filter}: ${total} items are more than the CMS can list`);
      const found = [...first.items];
      while (found.length < Math.min(total, deepest)) {
        const next = await page(filter, culture, found.length, "asc");
        if (next.items.length === 0) break;
        found.push(...next.items);
      }
      // What is too deep from the front is reached from the back.
      const back: unknown[] = [];
      while (total > deepest && back.length < total - deepest) {
        const next = await page(filter, culture, back.length, "desc");
        if (next.items.length === 0) break;
        back.push(...next.items);
      }
      const items = [...found.slice(0, deepest), ...back.slice(0, Math.max(0, total - deepest)).reverse()];
      counted = new Set(items.map((item) => (item as { id?: unknown } | null)?.id)).size;
      if (counted === total && items.length === total) return items;
      // Something was published while the pages were turned.
      if (attempt === attempts)
        throw new CmsError(`${filter} (${culture}): the CMS counts ${total} items and gives ${counted}`);
    }
  }

  /** The items of these ids that are published, or with `preview` also those that are not. */
  async function byIds(ids: readonly string[], culture: Locale, preview = false): Promise<unknown[]> {
    const found: unknown[] = [];
    for (let at = 0; at < ids.length; at += idsAtOnce) {
      const some = ids.slice(at, at + idsAtOnce);
      const query = new URLSearchParams({ expand });
      for (const id of some) query.append("id", id);
      try {
        found.push(...z.parse(z.array(z.unknown()), await get("/content/items", query, culture, preview)));
      } catch (error) {
        if (!(error instanceof CmsError) || !isProtected(error)) throw error;
        // One protected item closes the whole call.
        if (some.length > 1) for (const id of some) found.push(...(await byIds([id], culture, preview)));
      }
    }
    return found;
  }

  /** Where a draft lies; the nearest last. */
  async function ancestors(id: string, culture: Locale): Promise<unknown[]> {
    const query = new URLSearchParams({ fetch: `ancestors:${id}`, sort: "level:asc", take: "20" });
    return z.parse(list, await get("/content", query, culture, true)).items;
  }

  return { all, byIds, ancestors };
}

/** Public Access of the CMS: a member of its own would have to ask. */
const isProtected = ({ status }: CmsError) => status === 401 || status === 403;

export function parseDelivered(value: unknown): Delivered | undefined {
  const parsed = z.safeParse(contentItem, value);
  return parsed.success ? { ...parsed.data, id: parsed.data.id.toLowerCase() } : undefined;
}
