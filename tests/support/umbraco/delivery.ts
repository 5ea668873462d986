/** The Delivery API of the double: the filters and sorts that are in the box, and nothing computed. */
import { Hono } from "hono";
import type { Store, StoredDocument, Value } from "./store.ts";

export interface DeliveryDoubleOptions {
  store: Store;
  apiKey: string | undefined;
  /** What lists find, which may be behind what is published. */
  indexed(): readonly IndexedDocument[];
}

export interface IndexedDocument {
  document: StoredDocument;
  cultures: readonly string[];
  level: number;
  sortOrder: number;
}

const deepest = 10_000;
const sorts = ["name", "sortOrder", "createDate", "updateDate", "level"];
const problem = (status: number, title: string, detail?: string) =>
  Response.json(
    { type: "Error", title, status, detail },
    { status, headers: { "content-type": "application/problem+json" } },
  );
/** No zone: that is how a database without one gives it. */
const local = (date: Date) => date.toISOString().replace("Z", "");

export function createDeliveryDouble({ store, apiKey, indexed }: DeliveryDoubleOptions): Hono {
  const app = new Hono();

  const root = (document: StoredDocument) => store.ancestorsOf(document)[0] ?? document;
  const route = (document: StoredDocument, culture: string, preview: boolean) => ({
    path:
      preview && !document.published.has(culture)
        ? `/preview-${document.id}/`
        : store.pathOf(document, culture),
    queryString: null,
    startItem: { id: root(document).id, path: store.segmentOf(root(document), culture) },
  });
  const versionOf = (document: StoredDocument, culture: string, preview: boolean) =>
    preview
      ? { name: document.draft.names.get(culture)!, values: document.draft.values, updated: store.now() }
      : document.published.get(culture)!;

  function head(document: StoredDocument, culture: string, preview: boolean) {
    const version = versionOf(document, culture, preview);
    return {
      contentType: store.typeOf(document).alias,
      name: version.name,
      createDate: local(document.created),
      updateDate: local(version.updated),
      route: route(document, culture, preview),
      id: document.id,
    };
  }

  function deliver(document: StoredDocument, culture: string, expand: string | undefined, preview = false) {
    const { values } = versionOf(document, culture, preview);
    return {
      ...head(document, culture, preview),
      properties: Object.fromEntries(
        store.propertiesOf(store.typeOf(document)).map((property) => {
          const wanted = property.variesByCulture ? culture : null;
          const value = values.find(
            (each: Value) => each.alias === property.alias && (each.culture ?? null) === wanted,
          )?.value;
          const isExpanded =
            expand?.includes("$all") || new RegExp(`\\b${property.alias}\\b`).test(expand ?? "");
          return [property.alias, deliveredValue(property.dataType.id, value, culture, isExpanded)];
        }),
      ),
      // Keys are as the language was created.
      cultures: Object.fromEntries(
        [...store.languages.keys()]
          .filter((each) => store.isPublished(document, each))
          .map((each) => [each, route(document, each, false)]),
      ),
    };
  }

  function element(
    block: { key: string; contentTypeKey: string; values: { alias: string; value: unknown }[] },
    culture: string,
  ) {
    const type = store.types.get(block.contentTypeKey)!;
    return {
      content: {
        contentType: type.alias,
        id: block.key,
        properties: Object.fromEntries(
          type.properties.map(({ alias, dataType }) => [
            alias,
            deliveredValue(
              dataType.id,
              block.values.find((each) => each.alias === alias)?.value,
              culture,
              false,
            ),
          ]),
        ),
      },
      settings: null,
    };
  }

  // biome-ignore lint/suspicious/noExplicitAny: values that the Management API has checked
  function blocksOf(value: any, editor: string, culture: string) {
    return (value?.layout?.[editor] ?? []).map(({ contentKey }: { contentKey: string }) =>
      element(
        value.contentData.find(({ key }: { key: string }) => key === contentKey),
        culture,
      ),
    );
  }

  // biome-ignore lint/suspicious/noExplicitAny: values that the Management API has checked
  function deliveredValue(dataTypeId: string, value: any, culture: string, isExpanded: boolean): unknown {
    const { editorAlias } = store.dataTypes.get(dataTypeId)!;
    if (editorAlias === "Umbraco.TrueFalse") return value ?? false;
    if (value === undefined || value === null) return null;
    switch (editorAlias) {
      case "Umbraco.DateOnly":
        return value.date;
      case "Umbraco.MultiNodeTreePicker": {
        const picked = value
          .map(({ unique }: { unique: string }) => store.documents.get(unique))
          .filter((each: StoredDocument | undefined) => each && store.isPublished(each, culture));
        return picked.length === 0
          ? null
          : picked.map((each: StoredDocument) => ({ ...head(each, culture, false), properties: {} }));
      }
      case "Umbraco.MediaPicker3":
        return value.map(
          ({ mediaKey, focalPoint, crops }: { mediaKey: string; focalPoint: unknown; crops: unknown }) => {
            const media = store.media.get(mediaKey)!;
            const extension = media.file.name.split(".").at(-1)!;
            return {
              focalPoint: focalPoint ?? media.focalPoint,
              crops,
              id: media.id,
              name: media.name,
              mediaType: media.type,
              url: `/media/${media.file.folder}/${media.file.name}`,
              extension,
              width: extension === "svg" ? null : 1200,
              height: extension === "svg" ? null : 800,
              bytes: media.file.bytes.length,
              properties: isExpanded
                ? Object.fromEntries(media.values.map(({ alias, value: own }) => [alias, own || null]))
                : {},
            };
          },
        );
      case "Umbraco.MultiUrlPicker":
        return value.map(({ url, name, target, queryString }: Record<string, unknown>) => ({
          url,
          queryString,
          title: name,
          target,
          destinationId: null,
          destinationType: null,
          route: null,
          linkType: "External",
        }));
      case "Umbraco.BlockList": {
        const items = blocksOf(value, editorAlias, culture);
        return items.length === 0 ? null : { items };
      }
      case "Umbraco.RichText":
        return {
          markup: value.markup
            .replace(/data-content-key=/g, "data-content-id=")
            .replace(
              /<a\b([^>]*?)href="\/\{localLink:([0-9a-f-]{36})\}([^"]*)"([^>]*)>/g,
              (_: string, before: string, id: string, rest: string, after: string) => {
                const goal = store.documents.get(id);
                if (!goal || !store.isPublished(goal, culture))
                  return `<a${before}${after}>`.replace(/ type="document"/, "");
                const own = `${before}${after}`.replace(/ type="document"/, "").trimEnd();
                // The path of the culture, without a language before it.
                return `<a${own} href="${store.pathOf(goal, culture)}${rest}" data-start-item-path="${store.segmentOf(root(goal), culture)}" data-start-item-id="${root(goal).id}" data-destination-id="${id}" data-destination-type="${store.typeOf(goal).alias}" data-link-type="Content">`.replace(
                  /<a +/,
                  "<a ",
                );
              },
            ),
          blocks: blocksOf(value.blocks, editorAlias, culture),
        };
      default:
        return value;
    }
  }

  app.use(async (c, next) => {
    const preview = c.req.header("preview")?.toLowerCase() === "true";
    if ((preview || apiKey !== undefined) && c.req.header("api-key") !== apiKey)
      return problem(401, "Unauthorized");
    return next();
  });
  /** One culture; a browser's list of languages is ignored. */
  const cultureOf = (header: string | undefined) =>
    [...store.languages.keys()].find((each) => each.toLowerCase() === header?.toLowerCase()) ?? "en-US";

  app.get("/content", (c) => {
    const query = new URL(c.req.url).searchParams;
    const culture = cultureOf(c.req.header("accept-language"));
    const preview = c.req.header("preview") === "true";
    const [skip, take] = [Number(query.get("skip") ?? 0), Number(query.get("take") ?? 10)];
    if (!Number.isInteger(skip) || !Number.isInteger(take))
      return problem(400, "One or more validation errors occurred.");
    if (skip < 0) return problem(500, "An error occurred");
    let found = indexed().filter(
      ({ document, cultures }) => cultures.includes(culture) && !store.isProtected(document),
    );
    const fetch = query.get("fetch");
    if (fetch) {
      const [, kind, target] = /^(children|ancestors|descendants):(.*)$/i.exec(fetch) ?? [];
      if (!kind)
        return problem(400, "Selector option not found", "The attempted 'fetch' option does not exist");
      const goal = store.documents.get(target!);
      const above = goal ? store.ancestorsOf(goal) : [];
      found = found.filter(({ document }) =>
        kind === "ancestors"
          ? above.includes(document)
          : kind === "children"
            ? document.parent === target
            : store.ancestorsOf(document).some(({ id }) => id === target),
      );
    }
    for (const filter of query.getAll("filter").filter((each) => each.trim() !== "")) {
      const [, name, not, values] = /^(contentType|name):(!?)(.*)$/s.exec(filter) ?? [];
      const [, dated, operator, date] = /^(createDate|updateDate)([><:]{1,2})(.*)$/.exec(filter) ?? [];
      if (!name && !dated)
        return problem(
          400,
          "Filter option not found",
          "One of the attempted 'filter' options does not exist",
        );
      const wanted = values?.split(",").map((each) => each.trim()) ?? [];
      found = found.filter(({ document }) => {
        if (dated) {
          const at = (
            dated === "createDate" ? document.created : document.published.get(culture)!.updated
          ).getTime();
          const than = Date.parse(date!);
          return operator!.startsWith(">") ? at > than : operator!.startsWith("<") ? at < than : at === than;
        }
        const own =
          name === "contentType" ? store.typeOf(document).alias : document.published.get(culture)!.name;
        const matches = wanted.some((each) => (name === "contentType" ? own === each : own.includes(each)));
        return matches !== (not === "!");
      });
    }
    const sorted = query.getAll("sort").filter((each) => each.trim() !== "");
    for (const sort of sorted.toReversed()) {
      const [name, direction] = sort.split(":");
      if (direction === undefined || !sorts.includes(name!))
        return problem(400, "Sort option not found", "One of the attempted 'sort' options does not exist");
      const sign = direction.startsWith("asc") ? 1 : -1;
      const key = (each: IndexedDocument) =>
        name === "level"
          ? each.level
          : name === "sortOrder"
            ? each.sortOrder
            : name === "name"
              ? each.document.published.get(culture)!.name
              : each.document.created.getTime();
      found = found.toSorted((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0));
    }
    if (take === 0 && sorted.length === 0) return c.json({ total: 0, items: [] });
    const items = found.slice(skip, Math.min(skip + take, deepest));
    const expand = query.get("expand") ?? undefined;
    return c.json({
      total: found.length,
      items: items.map(({ document }) => deliver(document, culture, expand, preview)),
    });
  });

  app.get("/content/items", (c) => {
    const query = new URL(c.req.url).searchParams;
    const culture = cultureOf(c.req.header("accept-language"));
    const preview = c.req.header("preview") === "true";
    const found = [...new Set(query.getAll("id"))]
      .map((id) => store.documents.get(id))
      .filter(
        (each): each is StoredDocument =>
          each !== undefined &&
          !each.trashed &&
          (preview ? each.draft.names.has(culture) : store.isPublished(each, culture)),
      );
    // One protected item closes the whole call.
    if (!preview && found.some((each) => store.isProtected(each))) return problem(401, "Unauthorized");
    return c.json(found.map((each) => deliver(each, culture, query.get("expand") ?? undefined, preview)));
  });
  app.notFound(() => problem(404, "Not Found"));
  return app;
}
