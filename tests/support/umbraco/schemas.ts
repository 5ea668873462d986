/** The bodies of the Management calls that we make: 17 refuses members it does not know, 18 asks for one more. */
import * as z from "zod";

const id = z.guid();
const ref = z.strictObject({ id });
const orNull = <T extends z.ZodType>(schema: T) => z.optional(z.nullable(schema));
const text = z.string().min(1);
const value = z.strictObject({
  culture: orNull(z.string()),
  segment: orNull(z.string()),
  alias: text,
  value: z.optional(z.unknown()),
});
const variant = z.strictObject({ culture: orNull(z.string()), segment: orNull(z.string()), name: text });
const property = z.strictObject({
  id,
  container: orNull(ref),
  sortOrder: z.int(),
  alias: text,
  name: text,
  description: orNull(z.string()),
  dataType: ref,
  variesByCulture: z.boolean(),
  variesBySegment: z.boolean(),
  validation: z.strictObject({
    mandatory: z.boolean(),
    mandatoryMessage: orNull(z.string()),
    regEx: orNull(z.string()),
    regExMessage: orNull(z.string()),
  }),
  appearance: z.strictObject({ labelOnTop: z.boolean() }),
});
const container = z.strictObject({
  id,
  parent: orNull(ref),
  name: orNull(z.string()),
  type: text,
  sortOrder: z.int(),
});
const typeShared = {
  alias: text,
  name: text,
  description: orNull(z.string()),
  icon: text,
  allowedAsRoot: z.boolean(),
  variesByCulture: z.boolean(),
  variesBySegment: z.boolean(),
  collection: orNull(ref),
  isElement: z.boolean(),
  properties: z.array(property),
  containers: z.array(container),
};
const documentTypeShared = {
  ...typeShared,
  allowedTemplates: z.array(ref),
  defaultTemplate: orNull(ref),
  cleanup: z.strictObject({
    preventCleanup: z.boolean(),
    keepAllVersionsNewerThanDays: orNull(z.int()),
    keepLatestVersionPerDayForDays: orNull(z.int()),
  }),
  allowedDocumentTypes: z.array(z.strictObject({ documentType: ref, sortOrder: z.int() })),
  compositions: z.array(
    z.strictObject({ documentType: ref, compositionType: z.enum(["Composition", "Inheritance"]) }),
  ),
};
const mediaTypeShared = {
  ...typeShared,
  allowedMediaTypes: z.array(z.strictObject({ mediaType: ref, sortOrder: z.int() })),
  compositions: z.array(z.unknown()),
};
const dataType = {
  name: text,
  editorAlias: text,
  editorUiAlias: z.string(),
  values: z.array(z.strictObject({ alias: z.string(), value: z.optional(z.unknown()) })),
};
const creation = { id: orNull(id), parent: orNull(ref) };
const webhook = {
  enabled: z.boolean(),
  name: orNull(z.string()),
  description: orNull(z.string()),
  url: text,
  contentTypeKeys: z.array(id),
  headers: z.record(z.string(), z.string()),
  events: z.array(z.string()),
};
const content = { values: z.array(value), variants: z.array(variant) };

export function requestSchemas(major: 17 | 18): Record<string, z.ZodType> {
  const library = major === 18 ? { allowedInLibrary: z.boolean() } : {};
  return {
    "POST /language": z.strictObject({
      name: text,
      isoCode: text,
      isDefault: z.boolean(),
      isMandatory: z.boolean(),
      fallbackIsoCode: orNull(z.string()),
    }),
    "POST /data-type": z.strictObject({ ...dataType, ...creation }),
    "PUT /data-type/:id": z.strictObject(dataType),
    "POST /document-type": z.strictObject({ ...documentTypeShared, ...library, ...creation }),
    "PUT /document-type/:id": z.strictObject({ ...documentTypeShared, ...library }),
    "PUT /media-type/:id": z.strictObject({ ...mediaTypeShared, ...library }),
    "POST /document": z.strictObject({
      ...content,
      ...creation,
      documentType: ref,
      template: z.nullable(ref),
    }),
    "PUT /document/:id": z.strictObject({ ...content, template: orNull(ref) }),
    "PUT /document/:id/publish": z.strictObject({
      publishSchedules: z.array(
        z.strictObject({
          culture: orNull(z.string()),
          schedule: orNull(
            z.strictObject({
              publishTime: orNull(z.iso.datetime({ offset: true })),
              unpublishTime: orNull(z.iso.datetime({ offset: true })),
            }),
          ),
        }),
      ),
    }),
    "PUT /document/sort": z.strictObject({
      parent: orNull(ref),
      sorting: z.array(z.strictObject({ id, sortOrder: z.int() })),
    }),
    "POST /media": z.strictObject({ ...content, ...creation, mediaType: ref }),
    "PUT /media/:id": z.strictObject(content),
    "POST /webhook": z.strictObject({ ...webhook, id: orNull(id) }),
    "PUT /webhook/:id": z.strictObject(webhook),
  };
}
