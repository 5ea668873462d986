import assert from "node:assert/strict";
import { type ContentItem, contentList } from "../../contracts/content.ts";

export interface ContentTarget {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Up to and with `/umbraco/delivery/api/v2`. */
  baseUrl: string;
}

export interface ContractCheck {
  name: string;
  run(target: ContentTarget): Promise<void>;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each check says what it expects of the answer.
  json: any;
}

export async function get(
  { fetch, baseUrl }: ContentTarget,
  path: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(new Request(baseUrl + path, { headers: headers ?? {}, redirect: "manual" }));
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json };
}

export async function list(target: ContentTarget, query: string, headers?: Record<string, string>) {
  const answer = await get(target, `/content?${query}`, headers);
  assert.equal(answer.status, 200, `${query}: ${answer.text.slice(0, 300)}`);
  return contentList.parse(answer.json);
}

export async function sample(target: ContentTarget, filter: string): Promise<ContentItem> {
  const { items } = await list(target, `filter=${filter}&take=1`);
  assert.ok(items[0], `the service needs an item with ${filter}`);
  return items[0];
}

export const unknownId = "ffffffff-ffff-4fff-8fff-ffffffffffff";
export const picked = (item: ContentItem, alias: string) => item.properties[alias] as ContentItem[];
