/** The list of what was done, newest first. Only the studio itself writes it. */
import type { CollectionConfig } from "payload";
import { isEditor } from "../access.ts";
import { peopleGroup } from "../collections/groups.ts";
import { activity } from "../collections/names.ts";
import { called, type Locale, words } from "../languages.ts";
import { type Action, actions } from "./record.ts";

const labels: Record<Action, Record<Locale, string>> = {
  created: { "en-US": "Created", es: "Creado" },
  saved: { "en-US": "Saved", es: "Guardado" },
  published: { "en-US": "Published", es: "Publicado" },
  "published language": { "en-US": "Published in a language", es: "Publicado en un idioma" },
  unpublished: { "en-US": "Taken off the site", es: "Retirado del sitio" },
  moved: { "en-US": "Moved", es: "Movido" },
  deleted: { "en-US": "Put in the trash", es: "Enviado a la papelera" },
  restored: { "en-US": "Restored", es: "Restaurado" },
  "deleted for good": { "en-US": "Deleted for good", es: "Eliminado del todo" },
};

export const activityConfig: CollectionConfig = {
  slug: activity,
  labels: {
    singular: called({ "en-US": "Activity", es: "Actividad" }),
    plural: called({ "en-US": "Activity", es: "Actividad" }),
  },
  access: {
    read: ({ req: { user } }) => isEditor(user),
    create: () => false,
    update: () => false,
    delete: () => false,
  },
  admin: {
    group: peopleGroup,
    hideAPIURL: true,
    useAsTitle: "heading",
    defaultColumns: ["createdAt", "name", "action", "type", "heading", "detail"],
    listSearchableFields: ["heading", "name", "item"],
    hidden: ({ user }) => !isEditor(user),
  },
  defaultSort: "-createdAt",
  disableDuplicate: true,
  fields: [
    { name: "name", type: "text", label: words({ "en-US": "Who", es: "Quién" }) },
    { name: "person", type: "text", index: true, admin: { hidden: true } },
    {
      name: "action",
      type: "select",
      required: true,
      label: words({ "en-US": "What", es: "Qué" }),
      options: actions.map((value) => ({ value, label: words(labels[value]) })),
    },
    {
      name: "type",
      type: "text",
      required: true,
      index: true,
      label: words({ "en-US": "Type", es: "Tipo" }),
    },
    { name: "item", type: "text", required: true, index: true, admin: { hidden: true } },
    { name: "heading", type: "text", label: words({ "en-US": "Item", es: "Elemento" }) },
    { name: "detail", type: "text", label: words({ "en-US": "Details", es: "Detalles" }) },
  ],
};
