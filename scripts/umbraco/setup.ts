/** Makes an Umbraco's languages, types, media properties and webhook; what is there already stays. */
import { altTextAliases } from "../../contracts/umbraco-types.ts";
import { derivedId } from "../../services/content/ids.ts";
import { type Management, majorVersion } from "./management.ts";
import { type DataType, dataTypeOf, dataTypes, documentTypeBody, documentTypes } from "./types.ts";

interface SetupOptions {
  management: Management;
  /** Shows what would be done. */
  dryRun: boolean;
  /** Where the CMS announces what it publishes, and with which secret; without it no webhook is made. */
  webhook?: { url: string; secret: string } | undefined;
  say(line: string): void;
}

const languages = [
  {
    isoCode: "en-US",
    name: "English (United States)",
    isDefault: true,
    isMandatory: true,
    fallbackIsoCode: null,
  },
  { isoCode: "es", name: "Spanish", isDefault: false, isMandatory: false, fallbackIsoCode: null },
];

export const webhookEvents = [
  "ContentPublish",
  "ContentUnpublish",
  "ContentDelete",
  "MediaSave",
  "MediaDelete",
].map((name) => `Umbraco.${name}`);

/** Whether everything we want is there as we want it; what else is there is the CMS's. */
function holds(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((each, at) => holds(found[at], each))
    );
  if (typeof wanted === "object" && wanted !== null)
    return (
      typeof found === "object" &&
      found !== null &&
      Object.entries(wanted).every(([key, value]) => holds((found as Record<string, unknown>)[key], value))
    );
  return (found ?? null) === (wanted ?? null);
}

export async function setUp({
  management,
  dryRun,
  webhook,
  say,
}: SetupOptions): Promise<{ changes: number }> {
  const major = await majorVersion(management);
  let changes = 0;
  const change = async (what: string, make: () => Promise<unknown>) => {
    changes++;
    say(`${dryRun ? "would " : ""}${what}`);
    if (!dryRun) await make();
  };

  for (const language of languages) {
    if (!(await management.get(`/language/${language.isoCode}`)))
      await change(`add the language ${language.isoCode}`, () => management.post("/language", language));
  }
  for (const { id, ...wanted } of dataTypes()) {
    const found = await management.get<DataType>(`/data-type/${id}`);
    if (!found)
      await change(`add the data type ${wanted.name}`, () =>
        management.post("/data-type", { id, parent: null, ...wanted }),
      );
    else if (!holds(found, wanted))
      await change(`change the data type ${wanted.name}`, () => management.put(`/data-type/${id}`, wanted));
  }
  const types = documentTypes();
  const fresh = new Set<string>();
  for (const type of types) {
    if (await management.get(`/document-type/${type.id}`)) continue;
    fresh.add(type.id);
    // What it may hold is said when all are there.
    await change(`add the type ${type.alias}`, () =>
      management.post("/document-type", {
        id: type.id,
        parent: null,
        ...documentTypeBody(type, major, false),
      }),
    );
  }
  for (const type of types) {
    const wanted = documentTypeBody(type, major, true);
    if (fresh.has(type.id) && (dryRun || type.children.length === 0)) continue;
    if (!holds(await management.get(`/document-type/${type.id}`), wanted)) {
      if (fresh.has(type.id)) await management.put(`/document-type/${type.id}`, wanted);
      else
        await change(`change the type ${type.alias}`, () =>
          management.put(`/document-type/${type.id}`, wanted),
        );
    }
  }
  for (const [alias, media] of await mediaTypes(management)) {
    const missing = Object.values(altTextAliases).filter(
      (name) => !media.properties.some((property) => property.alias === name),
    );
    if (missing.length > 0)
      await change(`add ${missing.join(" and ")} to the media type ${alias}`, () =>
        management.put(`/media-type/${media.id}`, withAltTexts(media, alias, missing, major)),
      );
  }
  await setUpWebhook();
  say(
    changes === 0
      ? "Everything is as it should be."
      : `${changes} change${changes === 1 ? "" : "s"}${dryRun ? ", none made" : ""}.`,
  );
  return { changes };

  async function setUpWebhook(): Promise<void> {
    if (!webhook) return say("no webhook: set ORIGIN and CONTENT_WEBHOOK_SECRET to the site's own");
    const { items } = (await management.get<{ items: Webhook[] }>("/webhook?skip=0&take=100"))!;
    const wanted = {
      enabled: true,
      name: "Wellspring",
      description: null,
      url: webhook.url,
      contentTypeKeys: [],
      headers: { "x-webhook-secret": webhook.secret },
      events: webhookEvents,
    };
    const found = items.find(({ url }) => url === webhook.url);
    if (!found) return change(`add the webhook to ${webhook.url}`, () => management.post("/webhook", wanted));
    const { events, ...rest } = wanted;
    const missing = events.some((alias) => !found.events.some((event) => event.alias === alias));
    if (missing || !holds(found, rest))
      await change(`change the webhook to ${webhook.url}`, () =>
        management.put(`/webhook/${found.id}`, wanted),
      );
  }
}

interface Webhook {
  id: string;
  url: string;
  events: { alias: string }[];
}

interface MediaType {
  id: string;
  alias: string;
  properties: { alias: string; container?: unknown; sortOrder: number }[];
  [member: string]: unknown;
}

export const pictureTypes = ["Image", "umbracoMediaVectorGraphics"];
export const recordingType = "umbracoMediaAudio";

/** Types of media that come with every Umbraco, by alias. */
export async function mediaTypes(
  management: Management,
  aliases = pictureTypes,
): Promise<Map<string, MediaType>> {
  const tree = await management.get<{ items: { id: string }[] }>(
    "/tree/media-type/root?skip=0&take=100&foldersOnly=false",
  );
  const found = new Map<string, MediaType>();
  for (const { id } of tree?.items ?? []) {
    const type = await management.get<MediaType>(`/media-type/${id}`);
    if (type && aliases.includes(type.alias)) found.set(type.alias, type);
  }
  return found;
}

const inAnswersOnly = new Set(["id", "isDeletable", "aliasCanBeChanged"]);

function withAltTexts(media: MediaType, alias: string, missing: readonly string[], major: number) {
  const { properties, allowedInLibrary, ...rest } = Object.fromEntries(
    Object.entries(media).filter(([name]) => !inAnswersOnly.has(name)),
  ) as MediaType;
  const textBox = dataTypeOf({
    alias: "",
    editor: "TextBox",
    variesByCulture: false,
    mandatory: false,
    maxLength: 512,
  });
  const container = properties[0]?.container ?? null;
  return {
    ...rest,
    ...(major >= 18 ? { allowedInLibrary: allowedInLibrary ?? false } : {}),
    properties: [
      ...properties,
      ...missing.map((name, nth) => ({
        id: derivedId("umbraco", "property", alias, name),
        container,
        sortOrder: 100 + nth,
        alias: name,
        name: name === altTextAliases.es ? "Alternative text (Spanish)" : "Alternative text (English)",
        description: null,
        dataType: { id: textBox.id },
        variesByCulture: false,
        variesBySegment: false,
        validation: { mandatory: false, mandatoryMessage: null, regEx: null, regExMessage: null },
        appearance: { labelOnTop: false },
      })),
    ],
  };
}
