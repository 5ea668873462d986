/**
 * A double of a stock Umbraco 17 or 18, made from Umbraco's own contract and habits, not from our service: what it does not
 * have in the box is refused here, too. It is filled by `umbraco:setup` and `umbraco:push` themselves.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createDeliveryDouble, type IndexedDocument } from "./delivery.ts";
import { createManagementDouble } from "./management.ts";
import { createStore, type StoredDocument } from "./store.ts";

export interface DoubleOptions {
  major?: 17 | 18;
  apiKey?: string;
  tokenCalls?: number;
  now?: () => Date;
}

export const doubleClient = {
  clientId: "umbraco-back-office-wellspring",
  clientSecret: "a secret of the double's",
};

const stockMediaType = (id: string, alias: string, name: string) => ({
  id,
  alias,
  name,
  description: null,
  icon: "icon-picture",
  allowedAsRoot: true,
  variesByCulture: false,
  variesBySegment: false,
  collection: null,
  isElement: false,
  isDeletable: false,
  aliasCanBeChanged: false,
  properties: [
    {
      id: "b0000000-0000-4000-8000-000000000001",
      container: null,
      sortOrder: 0,
      alias: "umbracoFile",
      name: "Image",
      description: null,
      dataType: { id: "1df9f033-e6d4-451f-b8d2-e0cbc50a836f" },
      variesByCulture: false,
      variesBySegment: false,
      validation: { mandatory: true, mandatoryMessage: null, regEx: null, regExMessage: null },
      appearance: { labelOnTop: false },
    },
  ],
  containers: [],
  allowedMediaTypes: [],
  compositions: [],
});

export function createUmbracoDouble({
  major = 18,
  apiKey,
  tokenCalls,
  now = () => new Date(),
}: DoubleOptions = {}) {
  const store = createStore(now);
  for (const type of [
    stockMediaType("cc07b313-0843-4aa8-bbda-871c8da728c8", "Image", "Image"),
    stockMediaType(
      "c4b1efcf-a9d5-41c4-9621-e9d273b52a9c",
      "umbracoMediaVectorGraphics",
      "Vector Graphics (SVG)",
    ),
  ])
    store.mediaTypes.set(type.id, major === 18 ? { ...type, allowedInLibrary: false } : type);

  let index: IndexedDocument[] | undefined;
  let isLagging = false;
  /** How the server answers for now; `requests` are all it was sent. */
  const state = {
    mode: "up" as "up" | "away" | "slow" | "rubbish" | "empty" | "short",
    delayMs: 0,
    /** So many requests to come lose their connection. */
    resets: 0,
  };
  const requests: { path: string; headers: Headers }[] = [];
  const sent: { event: string; body: unknown }[] = [];
  let receive: ((url: string, init: RequestInit) => Promise<Response>) | undefined;

  function makeIndex(): IndexedDocument[] {
    return [...store.documents.values()].flatMap((document) => {
      const cultures = [...store.languages.keys()].filter((culture) => store.isPublished(document, culture));
      const level = store.ancestorsOf(document).length + 1;
      return cultures.length > 0 ? [{ document, cultures, level, sortOrder: document.sortOrder }] : [];
    });
  }
  const changed = () => {
    if (!isLagging) index = undefined;
  };

  async function announce(event: string, body: unknown): Promise<void> {
    sent.push({ event, body });
    for (const webhook of store.webhooks.values()) {
      if (!webhook.enabled || !webhook.events.includes(event)) continue;
      await receive?.(webhook.url, {
        method: "POST",
        headers: {
          ...webhook.headers,
          "content-type": "application/json",
          "umb-webhook-event": event,
          "umb-webhook-retrycount": "0",
        },
        body: JSON.stringify(body),
      });
    }
  }
  const document = (id: string): StoredDocument => store.documents.get(id)!;
  function publish(each: StoredDocument, cultures: readonly string[]): void {
    for (const culture of cultures)
      each.published.set(culture, {
        name: each.draft.names.get(culture)!,
        values: each.draft.values,
        updated: now(),
      });
    changed();
  }

  const app = new Hono();
  app.route(
    "/umbraco/management/api/v1",
    createManagementDouble({
      store,
      major,
      ...doubleClient,
      ...(tokenCalls ? { tokenCalls } : {}),
      publish,
      onIndex: changed,
    }),
  );
  app.route(
    "/umbraco/delivery/api/v2",
    createDeliveryDouble({
      store,
      apiKey,
      indexed: () => {
        index ??= makeIndex();
        return index;
      },
    }),
  );
  app.get("/media/:folder/:file", (c) => {
    const found = [...store.media.values()].find(({ file }) => file.folder === c.req.param("folder"));
    if (!found) return c.notFound();
    const type = found.file.name.endsWith(".svg") ? "image/svg+xml" : "image/png";
    return new Response(found.file.bytes as Uint8Array<ArrayBuffer>, { headers: { "content-type": type } });
  });

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    requests.push({ path: pathname + search, headers: new Headers(request.headers) });
    const isManagement = pathname.startsWith("/umbraco/management");
    if (state.resets > 0) {
      state.resets--;
      throw new TypeError("fetch failed");
    }
    if (state.mode === "away") return new Response("Bad Gateway", { status: 502 });
    if (state.mode === "slow") await new Promise((resolve) => setTimeout(resolve, state.delayMs));
    if (state.mode === "rubbish" && !isManagement)
      return new Response("<html>An error occurred</html>", {
        headers: { "content-type": "application/json" },
      });
    if (state.mode === "empty" && pathname.endsWith("/content"))
      return Response.json({ total: 0, items: [] });
    if (state.mode === "short" && pathname.endsWith("/content")) {
      const { total, items } = await (await app.fetch(request)).json();
      return Response.json({ total, items: items.slice(1) });
    }
    return app.fetch(request);
  }

  const servers: Server[] = [];
  return {
    store,
    state,
    requests,
    sent,
    fetch: ((url: string | URL | Request, init?: RequestInit) =>
      answer(new Request(url, init))) as typeof fetch,
    async listen(): Promise<string> {
      const server = createServer(getRequestListener(answer));
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
    /** Where webhooks go. */
    onWebhook(to: typeof receive): void {
      receive = to;
    },
    /** Lists stay as they are until they are made anew, as Umbraco's index does for a while. */
    lag(lagging: boolean): void {
      index ??= makeIndex();
      isLagging = lagging;
      if (!lagging) index = undefined;
    },
    /** What an editor does, with the webhooks that it sends by default: none for trash, move and sort. */
    edit: {
      save(id: string, alias: string, culture: string | null, value: unknown): void {
        const { draft } = document(id);
        const others = draft.values.filter(
          (each) => each.alias !== alias || (each.culture ?? null) !== culture,
        );
        document(id).draft = { ...draft, values: [...others, { culture, alias, value }] };
      },
      async publish(
        id: string,
        cultures = ["en-US", "es"],
        payload: "minimal" | "legacy" | "null" = "minimal",
      ) {
        publish(document(id), cultures);
        const body = {
          minimal: { Id: id, Cultures: cultures },
          legacy: [{ Key: id, Name: "x" }],
          null: null,
        }[payload];
        await announce("Umbraco.ContentPublish", body);
      },
      async unpublish(id: string) {
        document(id).published.clear();
        changed();
        await announce("Umbraco.ContentUnpublish", { Id: id });
      },
      trash(id: string): void {
        document(id).trashed = true;
        changed();
      },
      move(id: string, parent: string): void {
        document(id).parent = parent;
        changed();
      },
      sort(ids: readonly string[]): void {
        for (const [sortOrder, id] of ids.entries()) document(id).sortOrder = sortOrder;
        changed();
      },
      protect(id: string): void {
        document(id).protected = true;
        changed();
      },
    },
  };
}

export type UmbracoDouble = ReturnType<typeof createUmbracoDouble>;
