/** The editor of texts: what the site can show, and Scripture. */
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from "@payloadcms/richtext-lexical";
import type { Block, CollectionSlug, Field } from "payload";
import { linkedCollections } from "../collections/names.ts";
import { words } from "../languages.ts";
import { PastedTablesFeature } from "./pasted-tables.ts";

/** Checks what is typed, and shows its text in both languages. */
export const passageText = "/components/passage-text.tsx#PassageText";

const reference: Field = {
  name: "reference",
  type: "text",
  required: true,
  maxLength: 200,
  label: words({ "en-US": "Reference", es: "Referencia" }),
  admin: {
    components: { afterInput: [passageText] },
    description: words({
      "en-US": "Such as John 3:16-18. The text comes from the reader's own translation.",
      es: "Como Juan 3:16-18. El texto viene de la traducción de quien lee.",
    }),
  },
};

const passage: Block = {
  slug: "passage",
  admin: { disableBlockName: true },
  labels: {
    singular: words({ "en-US": "Scripture passage", es: "Pasaje bíblico" }),
    plural: words({ "en-US": "Scripture passages", es: "Pasajes bíblicos" }),
  },
  fields: [reference],
};
const inlineReference: Block = {
  slug: "reference",
  admin: { components: { Label: "/components/reference-label.tsx#ReferenceLabel" } },
  labels: {
    singular: words({ "en-US": "Scripture reference", es: "Referencia bíblica" }),
    plural: words({ "en-US": "Scripture references", es: "Referencias bíblicas" }),
  },
  fields: [reference],
};
const markdown: Block = {
  slug: "markdown",
  admin: { disableBlockName: true },
  labels: { singular: "Markdown", plural: "Markdown" },
  fields: [
    {
      name: "markdown",
      type: "textarea",
      label: words({ "en-US": "Markdown, such as a table", es: "Markdown, como una tabla" }),
    },
  ],
};

export const editor = lexicalEditor({
  features: () => [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: [...linkedCollections] as CollectionSlug[],
      // Where the picked item lies, which is what files have: given when the text is saved.
      fields: ({ defaultFields }) => [
        ...defaultFields,
        { name: "path", type: "text", admin: { hidden: true } },
      ],
    }),
    HorizontalRuleFeature(),
    BlocksFeature({ blocks: [passage, markdown], inlineBlocks: [inlineReference] }),
    PastedTablesFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
