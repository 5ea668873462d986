/** What an Umbraco needs for our content, made of the table of content types (contracts/content-types.ts). */
import { type ContentType, contentTypes } from "../../contracts/content.ts";
import { formats } from "../../contracts/content-types.ts";
import {
  type CmsProperty,
  cmsProperties,
  type Editor,
  elements,
  elementTypes,
  folderType,
  inFolders,
  rootType,
} from "../../contracts/umbraco-types.ts";
import { derivedId } from "../../services/content/ids.ts";

export const typeId = (alias: string): string => derivedId("umbraco", "type", alias);

const editors: Record<Editor, string> = {
  TextBox: "TextBox",
  TextArea: "TextArea",
  RichText: "Tiptap",
  Integer: "Integer",
  Decimal: "Decimal",
  TrueFalse: "Toggle",
  DateOnly: "DateOnlyPicker",
  RadioButtonList: "RadioButtonList",
  MultiNodeTreePicker: "ContentPicker",
  MediaPicker3: "MediaPicker",
  MultiUrlPicker: "MultiUrlPicker",
  BlockList: "BlockList",
};

export interface DataType {
  id: string;
  name: string;
  editorAlias: string;
  editorUiAlias: string;
  values: { alias: string; value: unknown }[];
}

function settingsOf({ editor, maxLength, options, picks, block }: CmsProperty): DataType["values"] {
  const blocks = block ? [{ alias: "blocks", value: [{ contentElementTypeKey: typeId(block) }] }] : [];
  switch (editor) {
    case "TextBox":
      return maxLength ? [{ alias: "maxChars", value: maxLength }] : [];
    case "RadioButtonList":
      return [{ alias: "items", value: [...options!] }];
    case "MultiNodeTreePicker":
      return [
        { alias: "startNode", value: { type: "content" } },
        ...(picks ? [{ alias: "filter", value: picks.map(typeId).join(",") }] : []),
      ];
    case "MultiUrlPicker":
      return [{ alias: "maxNumber", value: 1 }];
    case "MediaPicker3":
      return [
        { alias: "multiple", value: false },
        { alias: "enableLocalFocalPoint", value: true },
      ];
    case "RichText":
      return [...richTextTools, ...blocks];
    case "BlockList":
      return blocks;
    default:
      return [];
  }
}

const tiptap = (name: string) => `Umb.Tiptap.${name}`;
const richTextTools = [
  {
    alias: "extensions",
    value: [
      "RichTextEssentials",
      "Blockquote",
      "Bold",
      "BulletList",
      "Heading",
      "HorizontalRule",
      "Image",
      "Italic",
      "Link",
      "OrderedList",
      "Table",
      "Block",
    ].map(tiptap),
  },
  {
    alias: "toolbar",
    value: [
      [
        ["Toolbar.StyleSelect"],
        ["Toolbar.Bold", "Toolbar.Italic"],
        ["Toolbar.BulletList", "Toolbar.OrderedList", "Toolbar.Blockquote"],
        ["Toolbar.Link", "Toolbar.MediaPicker", "Toolbar.BlockPicker"],
      ].map((group) => group.map(tiptap)),
    ],
  },
];

/** One data type for every way a property is set up. */
export function dataTypeOf(property: CmsProperty): DataType {
  const { editor, options, picks, block } = property;
  const of = [...(options ?? []), ...(picks ?? []), ...(block ? [block] : [])].join(", ");
  const name = `Wellspring ${editor}${of ? ` (${of})` : ""}`;
  return {
    id: derivedId("umbraco", "data-type", name),
    name,
    editorAlias: `Umbraco.${editor}`,
    editorUiAlias: `Umb.PropertyEditorUi.${editors[editor]}`,
    values: settingsOf(property),
  };
}

interface DocumentType {
  id: string;
  alias: string;
  name: string;
  icon: string;
  isElement: boolean;
  allowedAsRoot: boolean;
  properties: readonly CmsProperty[];
  compositions: readonly string[];
  children: readonly string[];
}

/** Fields that several types have. */
const compositions: Record<string, readonly string[]> = {
  passageFields: ["passage"],
  scheduledFields: ["scheduledDate", "scheduledDay", "repeatEvery"],
};
const shared = contentTypes
  .map((type) => cmsProperties(type).map(({ key }) => key))
  .reduce((all, keys) => all.filter((key) => keys.includes(key)));

const spaced = (alias: string) =>
  alias.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/^./, (first) => first.toUpperCase());

const made = (alias: string, more: Partial<DocumentType>): DocumentType => ({
  id: typeId(alias),
  alias,
  name: spaced(alias),
  icon: "icon-document",
  isElement: false,
  allowedAsRoot: false,
  properties: [],
  compositions: [],
  children: [],
  ...more,
});

/** What is shared cannot be mandatory for one type alone; our loader says what an item lacks. */
const optional = (properties: readonly CmsProperty[]) =>
  properties.map((property) => ({ ...property, mandatory: false }));

function contentDocumentType(type: ContentType): DocumentType {
  const all = cmsProperties(type);
  const keys = all.map(({ key }) => key);
  const used = Object.entries(compositions).filter(([, of]) => of.every((key) => keys.includes(key)));
  const composed = [...shared, ...used.flatMap(([, of]) => of)];
  return made(type, {
    properties: all.filter(({ key }) => !composed.includes(key)),
    compositions: ["pageFields", ...used.map(([alias]) => alias)],
    children: formats[type].children ?? [],
  });
}

/** In the order in which they can be made. */
export function documentTypes(): DocumentType[] {
  const fieldsOf = (keys: readonly string[]) => {
    const holder = contentTypes.find((type) => keys.every((key) => key in formats[type].fields))!;
    return optional(cmsProperties(holder).filter(({ key }) => keys.includes(key)));
  };
  return [
    ...elementTypes.map((alias) =>
      made(alias, { isElement: true, icon: "icon-brick", properties: elements[alias] }),
    ),
    made("pageFields", { icon: "icon-settings", properties: fieldsOf(shared) }),
    ...Object.entries(compositions).map(([alias, keys]) =>
      made(alias, { icon: "icon-settings", properties: fieldsOf(keys) }),
    ),
    ...contentTypes.map(contentDocumentType),
    made(folderType, { icon: "icon-folder", children: [folderType, ...inFolders] }),
    made(rootType, { icon: "icon-home", allowedAsRoot: true, children: [folderType, ...inFolders] }),
  ];
}

export function dataTypes(): DataType[] {
  const all = documentTypes().flatMap(({ properties }) => properties.map(dataTypeOf));
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

/** The body of a call that makes or changes a type; 18 asks for one member more, which 17 refuses. */
export function documentTypeBody(type: DocumentType, major: number, withChildren: boolean) {
  const container = derivedId("umbraco", "group", type.alias);
  return {
    alias: type.alias,
    name: type.name,
    description: null,
    icon: type.icon,
    allowedAsRoot: type.allowedAsRoot,
    variesByCulture: !type.isElement,
    variesBySegment: false,
    collection: null,
    isElement: type.isElement,
    ...(major >= 18 ? { allowedInLibrary: false } : {}),
    properties: type.properties.map((property, sortOrder) => ({
      id: derivedId("umbraco", "property", type.alias, property.alias),
      container: { id: container },
      sortOrder,
      alias: property.alias,
      name: spaced(property.alias),
      description: null,
      dataType: { id: dataTypeOf(property).id },
      variesByCulture: property.variesByCulture,
      variesBySegment: false,
      validation: { mandatory: property.mandatory, mandatoryMessage: null, regEx: null, regExMessage: null },
      appearance: { labelOnTop: false },
    })),
    containers:
      type.properties.length > 0
        ? [{ id: container, parent: null, name: "Content", type: "Group", sortOrder: 0 }]
        : [],
    allowedTemplates: [],
    defaultTemplate: null,
    cleanup: {
      preventCleanup: false,
      keepAllVersionsNewerThanDays: null,
      keepLatestVersionPerDayForDays: null,
    },
    allowedDocumentTypes: withChildren
      ? type.children.map((alias, sortOrder) => ({ documentType: { id: typeId(alias) }, sortOrder }))
      : [],
    compositions: type.compositions.map((alias) => ({
      documentType: { id: typeId(alias) },
      compositionType: "Composition",
    })),
  };
}
