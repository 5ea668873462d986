/** The Management API of the double: it takes what Umbraco's own document allows, and refuses what Umbraco refuses. */
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { requestSchemas } from "./schemas.ts";
import type { Store, StoredDocument, StoredType, StoredWebhook, Value, Version } from "./store.ts";

export interface ManagementDoubleOptions {
  store: Store;
  major: 17 | 18;
  clientId: string;
  clientSecret: string;
  /** After so many calls a token is refused, as one that has ended. */
  tokenCalls?: number;
  publish(document: StoredDocument, cultures: readonly string[]): void;
  /** Something changed that lists show. */
  onIndex(): void;
}

/** Names of a content item's own members; a property may have none of them. */
const reservedAliases = new Set(
  "id key name level path sortorder createdate updatedate creatorid writerid parent children url cultures itemtype contenttype properties".split(
    " ",
  ),
);

class Refused extends Error {}
const refuse = (reason: string): never => {
  throw new Refused(reason);
};

export function createManagementDouble(options: ManagementDoubleOptions): Hono {
  const { store, major, clientId, clientSecret, tokenCalls = Number.POSITIVE_INFINITY } = options;
  const schemas = requestSchemas(major);
  const tokens = new Map<string, number>();
  const app = new Hono();
  const problem = (status: number, title: string) =>
    Response.json(
      { type: "Error", title, status },
      { status, headers: { "content-type": "application/problem+json" } },
    );

  app.post("/security/back-office/token", async (c) => {
    const form = await c.req.parseBody();
    const isKnown = form.client_id === clientId && form.client_secret === clientSecret;
    if (form.grant_type !== "client_credentials" || !isKnown || !clientId.startsWith("umbraco-back-office-"))
      return c.json({ error: "invalid_client" }, 400);
    const token = randomUUID();
    tokens.set(token, tokenCalls);
    return c.json({ access_token: token, token_type: "Bearer", expires_in: 299 });
  });
  app.use(async (c, next) => {
    const token = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    const left = tokens.get(token) ?? 0;
    if (left <= 0) return problem(401, "Unauthorized");
    tokens.set(token, left - 1);
    return next();
  });
  app.onError((error) =>
    error instanceof Refused ? problem(400, error.message) : problem(500, error.stack ?? error.message),
  );
  app.notFound(() => problem(404, "Not Found"));

  /** Checks the body as the server's own model binding does. */
  // biome-ignore lint/suspicious/noExplicitAny: a body that its schema has checked
  function take(route: string, work: (body: any, id: string) => Response): void {
    const [method, path] = route.split(" ") as [string, string];
    app.on(method, path, async (c) => {
      const parsed = schemas[route]!.safeParse(await c.req.json());
      if (!parsed.success) return problem(400, `${route}: ${JSON.stringify(parsed.error.issues)}`);
      return work(parsed.data, c.req.param("id") ?? "");
    });
  }
  const created = () => new Response(null, { status: 201 });
  const done = () => new Response(null, { status: 200 });
  const found = (value: unknown) => (value === undefined ? problem(404, "Not Found") : Response.json(value));

  app.get("/server/information", (c) =>
    c.json({ version: major === 17 ? "17.6.2" : "18.2.0", runtimeMode: "Production" }),
  );
  app.get("/language/:iso", (c) => found(store.languages.get(c.req.param("iso"))));
  take("POST /language", (body) => {
    if (store.languages.has(body.isoCode)) refuse("DuplicateIsoCode");
    store.languages.set(body.isoCode, body);
    return created();
  });

  app.get("/data-type/:id", (c) => found(store.dataTypes.get(c.req.param("id"))));
  take("POST /data-type", ({ parent: _, ...body }) => {
    store.dataTypes.set(body.id, body);
    return created();
  });
  take("PUT /data-type/:id", (body, id) => {
    store.dataTypes.set(id, { id, ...body });
    return done();
  });

  function checkType(type: StoredType): void {
    for (const other of store.types.values())
      if (other.alias === type.alias && other.id !== type.id) refuse(`DuplicateAlias ${type.alias}`);
    for (const { documentType } of [...type.compositions, ...type.allowedDocumentTypes])
      if (!store.types.has(documentType.id) && documentType.id !== type.id)
        refuse(`InvalidComposition ${type.alias}`);
    const all = store.propertiesOf(type);
    if (new Set(all.map(({ alias }) => alias)).size < all.length)
      refuse(`DuplicatePropertyTypeAlias ${type.alias}`);
    for (const { alias, dataType } of type.properties) {
      if (reservedAliases.has(alias.toLowerCase())) refuse(`InvalidPropertyTypeAlias ${alias}`);
      if (alias.toLowerCase() === type.alias.toLowerCase())
        refuse(`PropertyTypeAliasCannotEqualContentTypeAlias ${alias}`);
      if (!store.dataTypes.has(dataType.id)) refuse(`DataTypeNotFound ${alias}`);
    }
  }
  app.get("/document-type/:id", (c) => found(store.types.get(c.req.param("id"))));
  take("POST /document-type", ({ parent: _, ...body }) => {
    checkType(body);
    store.types.set(body.id, body);
    return created();
  });
  take("PUT /document-type/:id", (body, id) => {
    checkType({ id, ...body });
    store.types.set(id, { id, ...body });
    return done();
  });

  app.get("/tree/media-type/root", (c) =>
    c.json({
      total: store.mediaTypes.size,
      items: [...store.mediaTypes].map(([id, { name }]) => ({ id, name })),
    }),
  );
  app.get("/media-type/:id", (c) => found(store.mediaTypes.get(c.req.param("id"))));
  take("PUT /media-type/:id", (body, id) => {
    store.mediaTypes.set(id, { id, isDeletable: false, aliasCanBeChanged: false, ...body });
    return done();
  });

  app.get("/webhook", (c) => {
    const items = [...store.webhooks.values()].map((each) => ({
      ...each,
      events: each.events.map((alias) => ({ alias, eventName: alias, eventType: "Content" })),
    }));
    return c.json({ total: items.length, items });
  });
  take("POST /webhook", (body) => {
    const id = body.id ?? randomUUID();
    store.webhooks.set(id, { ...body, id } as StoredWebhook);
    return created();
  });
  take("PUT /webhook/:id", (body, id) => {
    store.webhooks.set(id, { ...body, id });
    return done();
  });

  app.post("/temporary-file", async (c) => {
    const form = await c.req.formData();
    const file = form.get("File");
    if (!(file instanceof File)) return problem(400, "File");
    store.temporary.set(String(form.get("Id")), {
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
    return created();
  });
  app.get("/media/:id", (c) => {
    const media = store.media.get(c.req.param("id"));
    return found(
      media && {
        id: media.id,
        values: [
          ...media.values,
          { alias: "umbracoFile", value: { src: `/media/${media.file.folder}/${media.file.name}` } },
        ],
        variants: [{ culture: null, segment: null, name: media.name }],
      },
    );
  });
  take("POST /media", (body) => {
    const file = body.values.find(({ alias }: Value) => alias === "umbracoFile")?.value as {
      temporaryFileId?: string;
      focalPoint?: unknown;
    };
    const uploaded = store.temporary.get(file?.temporaryFileId ?? "") ?? refuse("TemporaryFileNotFound");
    const type = store.mediaTypes.get(body.mediaType.id) ?? refuse("MediaTypeNotFound");
    const known = (type.properties as { alias: string }[]).map(({ alias }) => alias);
    for (const { alias } of body.values) if (!known.includes(alias)) refuse(`PropertyTypeNotFound ${alias}`);
    store.media.set(body.id, {
      id: body.id,
      type: type.alias as string,
      name: body.variants[0].name,
      // Every picture has a folder with a name of its own.
      file: { ...uploaded, folder: body.id.replaceAll("-", "").slice(0, 8) },
      focalPoint: file.focalPoint ?? null,
      values: body.values.filter(({ alias }: Value) => alias !== "umbracoFile"),
    });
    return created();
  });
  take("PUT /media/:id", (body, id) => {
    const media = store.media.get(id) ?? refuse("NotFound");
    media.values = body.values.filter(({ alias }: Value) => alias !== "umbracoFile");
    media.name = body.variants[0].name;
    options.onIndex();
    return done();
  });

  function versionOf(
    type: StoredType,
    body: { values: Value[]; variants: { culture?: string | null; name: string }[] },
    siblings: StoredDocument[],
  ): Version {
    const properties = new Map(store.propertiesOf(type).map((property) => [property.alias, property]));
    for (const { alias, culture, value } of body.values) {
      const property = properties.get(alias) ?? refuse(`PropertyTypeNotFound ${type.alias}.${alias}`);
      if (property.variesByCulture !== Boolean(culture))
        refuse(`InvalidCulture ${type.alias}.${alias} ${culture}`);
      if (culture && !store.languages.has(culture)) refuse(`InvalidCulture ${culture}`);
      checkValue(store, property.dataType.id, value, `${type.alias}.${alias}`);
    }
    const names = new Map<string, string>();
    for (const { culture, name } of body.variants) {
      if (!culture || !store.languages.has(culture)) refuse(`InvalidCulture ${culture}`);
      if (name.length > 255) refuse("name is too long");
      // Two siblings never have the same name.
      const taken = new Set(siblings.map((each) => each.draft.names.get(culture!)));
      let own = name;
      for (let nth = 1; taken.has(own); nth++) own = `${name} (${nth})`;
      names.set(culture!, own);
    }
    return { values: body.values, names };
  }

  app.get("/document/:id", (c) => {
    const document = store.documents.get(c.req.param("id"));
    return found(
      document && {
        id: document.id,
        isTrashed: document.trashed,
        documentType: { id: document.type },
        values: document.draft.values,
        variants: [...document.draft.names].map(([culture, name]) => ({
          culture,
          name,
          state: document.published.has(culture) ? "Published" : "Draft",
        })),
      },
    );
  });
  take("POST /document", (body) => {
    const type = store.types.get(body.documentType.id) ?? refuse("DocumentTypeNotFound");
    const parent = body.parent ? (store.documents.get(body.parent.id) ?? refuse("ParentNotFound")) : null;
    const allowed = parent
      ? store.typeOf(parent).allowedDocumentTypes.some(({ documentType }) => documentType.id === type.id)
      : type.allowedAsRoot;
    if (!allowed || type.isElement) refuse(`NotAllowed ${type.alias}`);
    if (store.documents.has(body.id)) refuse("DuplicateKey");
    const siblings = store.childrenOf(parent?.id ?? null);
    store.documents.set(body.id, {
      id: body.id,
      parent: parent?.id ?? null,
      type: type.id,
      draft: versionOf(type, body, siblings),
      published: new Map(),
      created: store.now(),
      sortOrder: siblings.length,
      trashed: false,
      protected: false,
    });
    return created();
  });
  take("PUT /document/sort", (body) => {
    for (const { id, sortOrder } of body.sorting) {
      const document = store.documents.get(id) ?? refuse("NotFound");
      if (document.parent !== (body.parent?.id ?? null)) refuse("NotAChild");
      document.sortOrder = sortOrder;
    }
    options.onIndex();
    return done();
  });
  take("PUT /document/:id", (body, id) => {
    const document = store.documents.get(id) ?? refuse("NotFound");
    const siblings = store.childrenOf(document.parent).filter((each) => each.id !== id);
    document.draft = versionOf(store.typeOf(document), body, siblings);
    return done();
  });
  take("PUT /document/:id/publish", (body, id) => {
    const document = store.documents.get(id) ?? refuse("NotFound");
    const cultures: string[] = body.publishSchedules
      .filter(({ schedule }: { schedule?: unknown }) => !schedule)
      .map(({ culture }: { culture: string }) => culture);
    for (const culture of cultures) {
      for (const property of store.propertiesOf(store.typeOf(document))) {
        const value = document.draft.values.find(
          (each) =>
            each.alias === property.alias &&
            (each.culture ?? null) === (property.variesByCulture ? culture : null),
        )?.value;
        if (property.validation.mandatory && (value === undefined || value === null || value === ""))
          refuse(`ContentInvalid ${store.typeOf(document).alias}.${property.alias}`);
      }
    }
    options.publish(document, cultures);
    return done();
  });
  return app;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The form of a value that each editor stores. */
function checkValue(store: Store, dataTypeId: string, value: unknown, where: string): void {
  const { editorAlias, values } = store.dataTypes.get(dataTypeId)!;
  const setting = (alias: string) => values.find((each) => each.alias === alias)?.value;
  const fits: Record<string, (given: unknown) => boolean> = {
    "Umbraco.TextBox": (given) =>
      typeof given === "string" && given.length <= Number(setting("maxChars") ?? 512),
    "Umbraco.TextArea": (given) => typeof given === "string",
    "Umbraco.Integer": Number.isInteger,
    "Umbraco.Decimal": (given) => typeof given === "number",
    "Umbraco.TrueFalse": (given) => typeof given === "boolean",
    "Umbraco.DateOnly": (given) => isObject(given) && /^\d{4}-\d{2}-\d{2}$/.test(String(given.date)),
    "Umbraco.RadioButtonList": (given) => (setting("items") as string[]).includes(given as string),
    "Umbraco.MultiNodeTreePicker": (given) =>
      Array.isArray(given) && given.every((each) => each.type === "document" && each.unique),
    "Umbraco.MediaPicker3": (given) =>
      Array.isArray(given) && given.every((each) => store.media.has(each.mediaKey)),
    "Umbraco.MultiUrlPicker": (given) =>
      Array.isArray(given) && given.every((each) => "url" in each && "type" in each),
    "Umbraco.BlockList": (given) => isObject(given) && checkBlocks(store, given, "Umbraco.BlockList", where),
    "Umbraco.RichText": (given) =>
      isObject(given) &&
      typeof given.markup === "string" &&
      checkBlocks(store, given.blocks as Record<string, unknown>, "Umbraco.RichText", where),
  };
  if (value !== null && value !== undefined && !fits[editorAlias]?.(value))
    refuse(`${where}: no value of ${editorAlias}: ${JSON.stringify(value).slice(0, 200)}`);
}

interface BlockData {
  key: string;
  contentTypeKey: string;
  values: { alias: string; editorAlias: string; value: unknown }[];
}

function checkBlocks(store: Store, value: Record<string, unknown>, editor: string, where: string): boolean {
  const layout = (value.layout as Record<string, { contentKey: string }[]>)[editor] ?? [];
  const data = value.contentData as BlockData[];
  const expose = value.expose as { contentKey: string }[];
  for (const { contentKey } of layout) {
    const block = data.find(({ key }) => key === contentKey) ?? refuse(`${where}: no data of ${contentKey}`);
    if (!expose.some((each) => each.contentKey === contentKey))
      refuse(`${where}: ${contentKey} is not exposed`);
    const type = store.types.get(block.contentTypeKey);
    if (!type?.isElement) refuse(`${where}: no element type ${block.contentTypeKey}`);
    for (const { alias, editorAlias, value: inner } of block.values) {
      const property = type!.properties.find((each) => each.alias === alias) ?? refuse(`${where}: ${alias}`);
      if (store.dataTypes.get(property.dataType.id)!.editorAlias !== editorAlias)
        refuse(`${where}: ${alias} is no ${editorAlias}`);
      checkValue(store, property.dataType.id, inner, `${where}.${alias}`);
    }
  }
  return true;
}
