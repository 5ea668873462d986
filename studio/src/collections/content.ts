/** A collection for each content type, made of the table. */
import type { CollectionConfig, Field } from "payload";
import { type ContentType, contentTypes } from "../../../contracts/content.ts";
import { formats } from "../../../contracts/content-types.ts";
import { contentAccess, createdBy, markCreator, stayDraft } from "../access.ts";
import { recordChange, recordRemoval } from "../activity/record.ts";
import { leaveRedirects } from "../addresses/redirects.ts";
import { refusePublish } from "../check/refuse-publish.ts";
import { called, languageNames, locales, words } from "../languages.ts";
import { announceChange, announceRemoval } from "../library/announce.ts";
import { completeTexts } from "../rich-text/complete.ts";
import { noteChange, noteRemoval } from "../translation/standing.ts";
import { fieldsOf } from "./fields.ts";
import { groupOf } from "./groups.ts";
import { holdOpen } from "./hold.ts";
import { collectionOf } from "./names.ts";
import { givePath } from "./path.ts";
import { rememberPublished } from "./published.ts";
import { restoreAsDraft } from "./restore.ts";
import { formField, refuseStale, rememberForm } from "./stale.ts";

const parentsOf = (type: ContentType): ContentType[] =>
  contentTypes.filter((one) => formats[one].children.includes(type));

/** A part of the editor that is no field. */
const panel = (name: string, component: string, position?: "sidebar"): Field => ({
  name,
  type: "ui",
  admin: { components: { Field: component }, disableListColumn: true, ...(position ? { position } : {}) },
});

/** Which item it is, and where it lies. */
function placeFields(type: ContentType): Field[] {
  const parents = parentsOf(type);
  const isBelow = parents.length > 0;
  return [
    {
      name: "languages",
      type: "select",
      hasMany: true,
      defaultValue: [...locales],
      options: locales.map((locale) => ({ label: languageNames[locale], value: locale })),
      label: words({ "en-US": "Languages", es: "Idiomas" }),
      admin: { position: "sidebar" },
    },
    ...(isBelow
      ? [
          {
            name: "parent",
            type: "relationship",
            relationTo: collectionOf(parents[0]!),
            // A page may stand by itself; a lesson may not.
            required: type !== "generalPage",
            label: words({ "en-US": "Part of", es: "Parte de" }),
            admin: { position: "sidebar" },
          } satisfies Field,
        ]
      : []),
    {
      name: "name",
      type: "text",
      label: words({ "en-US": "File name", es: "Nombre de archivo" }),
      admin: {
        position: "sidebar",
        description: words({
          "en-US":
            "Made of the title until it is first published, and then never changed: links stay right when an address changes.",
          es: "Se hace del título hasta que se publica por primera vez, y luego no cambia: los enlaces siguen bien cuando cambia una dirección.",
        }),
      },
    },
    // The whole of it, from the library's root.
    {
      name: "path",
      type: "text",
      label: words({ "en-US": "Place in the library", es: "Lugar en la biblioteca" }),
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    { name: "folder", type: "text", admin: { hidden: true } },
    // The name in lists: the title in either language.
    {
      name: "heading",
      type: "text",
      label: words({ "en-US": "Title", es: "Título" }),
      admin: { hidden: true },
    },
    // What the last release or import brought, to see whether it was edited since.
    {
      name: "shipped",
      type: "json",
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    createdBy,
  ];
}

/** What the library's rules say of the text, beside it. */
const checkPanel: Field = {
  name: "check",
  type: "ui",
  admin: { position: "sidebar", components: { Field: "/components/check-panel.tsx#CheckPanel" } },
};

/** Says when a release brought a newer version of an item that was edited here. */
const offeredField: Field = {
  name: "offered",
  type: "ui",
  admin: { components: { Field: "/offered/offered-version.tsx#OfferedVersion" }, disableListColumn: true },
};

function collection(type: ContentType): CollectionConfig {
  const { label, plural } = formats[type];
  const isDaily = "scheduledDate" in formats[type].fields;
  return {
    slug: collectionOf(type),
    labels: { singular: called(label), plural: called(plural) },
    admin: {
      group: groupOf(type),
      hideAPIURL: true,
      useAsTitle: "heading",
      defaultColumns: ["heading", ...(isDaily ? ["scheduledDate"] : []), "_status", "languages", "updatedAt"],
      pagination: { defaultLimit: 25, limits: [25, 50, 100] },
      listSearchableFields: ["heading", "path"],
      components: { edit: { PublishButton: "/components/publish-button.tsx#PublishButton" } },
    },
    trash: true,
    endpoints: [restoreAsDraft(collectionOf(type))],
    access: contentAccess(collectionOf(type)),
    versions: {
      maxPerDoc: 50,
      drafts: { autosave: { interval: 800 } },
    },
    hooks: {
      beforeChange: [
        refuseStale,
        stayDraft,
        markCreator,
        completeTexts(type),
        givePath(type),
        refusePublish(type),
        rememberPublished,
      ],
      afterChange: [rememberForm, noteChange, leaveRedirects(type), announceChange, recordChange, holdOpen],
      afterDelete: [noteRemoval, announceRemoval, recordRemoval],
    },
    // The id goes first: Payload looks no further than the first list for it.
    fields: [
      { name: "id", type: "text", admin: { hidden: true } },
      formField,
      panel("unsaved", "/components/unsaved.tsx#Unsaved"),
      panel("languagesPanel", "/components/languages-panel.tsx#LanguagesPanel", "sidebar"),
      checkPanel,
      offeredField,
      ...fieldsOf(type),
      panel("sideBySide", "/components/side-by-side.tsx#SideBySide"),
      ...placeFields(type),
    ],
  };
}

export const contentConfigs: CollectionConfig[] = contentTypes.map(collection);
