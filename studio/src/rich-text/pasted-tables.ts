/** The editor has no tables of its own: one that is pasted becomes a block of Markdown, which readers see as a table. */
import { createServerFeature } from "@payloadcms/richtext-lexical";

export const PastedTablesFeature = createServerFeature({
  feature: { ClientFeature: "/rich-text/paste-tables.tsx#PasteTables" },
  key: "pastedTables",
});
