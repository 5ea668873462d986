/** What a stock Umbraco holds: types, documents with their drafts and published versions, media, webhooks. */
export interface Value {
  culture?: string | null;
  alias: string;
  value?: unknown;
}

export interface Version {
  values: Value[];
  names: Map<string, string>;
}

export interface StoredDocument {
  id: string;
  parent: string | null;
  type: string;
  draft: Version;
  /** By culture; empty while it is not published. */
  published: Map<string, { name: string; values: Value[]; updated: Date }>;
  created: Date;
  sortOrder: number;
  trashed: boolean;
  /** Under Public Access. */
  protected: boolean;
}

export interface PropertyType {
  alias: string;
  dataType: { id: string };
  variesByCulture: boolean;
  validation: { mandatory: boolean };
}

export interface StoredType {
  id: string;
  alias: string;
  isElement: boolean;
  properties: PropertyType[];
  compositions: { documentType: { id: string } }[];
  allowedDocumentTypes: { documentType: { id: string } }[];
  allowedAsRoot: boolean;
  [member: string]: unknown;
}

export interface StoredMedia {
  id: string;
  type: string;
  name: string;
  file: { name: string; bytes: Uint8Array; folder: string };
  focalPoint: unknown;
  values: Value[];
}

export interface StoredWebhook {
  id: string;
  url: string;
  events: string[];
  enabled: boolean;
  headers: Record<string, string>;
  [member: string]: unknown;
}

export function createStore(now: () => Date) {
  const types = new Map<string, StoredType>();
  const documents = new Map<string, StoredDocument>();

  const typeOf = ({ type }: StoredDocument): StoredType => types.get(type)!;
  const propertiesOf = (type: StoredType): PropertyType[] => [
    ...type.compositions.flatMap(({ documentType }) => propertiesOf(types.get(documentType.id)!)),
    ...type.properties,
  ];
  const childrenOf = (id: string | null): StoredDocument[] =>
    [...documents.values()]
      .filter(({ parent, trashed }) => parent === id && !trashed)
      .sort((a, b) => a.sortOrder - b.sortOrder);
  const ancestorsOf = (document: StoredDocument): StoredDocument[] => {
    const parent = document.parent === null ? undefined : documents.get(document.parent);
    return parent ? [...ancestorsOf(parent), parent] : [];
  };
  /** Published in a culture, and so is everything above it. */
  const isPublished = (document: StoredDocument, culture: string): boolean =>
    [...ancestorsOf(document), document].every((each) => !each.trashed && each.published.has(culture));
  const isProtected = (document: StoredDocument): boolean =>
    [...ancestorsOf(document), document].some((each) => each.protected);

  const slugify = (name: string) =>
    name
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "");
  function segmentOf(document: StoredDocument, culture: string): string {
    const version = document.published.get(culture);
    const values = version?.values ?? document.draft.values;
    const own = values.find((each) => each.alias === "umbracoUrlName" && each.culture === culture)?.value;
    return slugify(String(own || version?.name || document.draft.names.get(culture) || document.id));
  }
  /** Without the root, with a slash at both ends. */
  const pathOf = (document: StoredDocument, culture: string): string =>
    `/${[...ancestorsOf(document), document]
      .slice(1)
      .map((each) => `${segmentOf(each, culture)}/`)
      .join("")}`;

  return {
    now,
    languages: new Map<string, Record<string, unknown>>([
      // A new Umbraco has one.
      ["en-US", { isoCode: "en-US", name: "English (United States)", isDefault: true, isMandatory: true }],
    ]),
    dataTypes: new Map<
      string,
      { id: string; editorAlias: string; values: { alias: string; value: unknown }[] }
    >(),
    types,
    mediaTypes: new Map<string, Record<string, unknown>>(),
    documents,
    media: new Map<string, StoredMedia>(),
    temporary: new Map<string, { name: string; bytes: Uint8Array }>(),
    webhooks: new Map<string, StoredWebhook>(),
    typeOf,
    propertiesOf,
    childrenOf,
    ancestorsOf,
    isPublished,
    isProtected,
    segmentOf,
    pathOf,
  };
}

export type Store = ReturnType<typeof createStore>;
