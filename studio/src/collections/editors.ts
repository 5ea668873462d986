/** Who writes: people of the site's own identity service, as they were when they last signed in. */
import type { CollectionConfig, FieldAccess } from "payload";
import { hasRole, isOperator, mayRead, nobody } from "../access.ts";
import { called, words } from "../languages.ts";
import { signOut } from "../who/endpoints.ts";
import { siteStrategy } from "../who/person.ts";
import { peopleGroup } from "./groups.ts";
import { editors } from "./names.ts";

/** Everybody who writes sees the others' names; the rest is for operators and oneself. */
const own: FieldAccess = ({ req: { user }, id, doc }) =>
  isOperator(user) || (user !== null && String(id ?? doc?.id) === String(user.id));

export const editorsConfig: CollectionConfig = {
  slug: editors,
  labels: {
    singular: called({ "en-US": "Person", es: "Persona" }),
    plural: called({ "en-US": "People", es: "Personas" }),
  },
  auth: { disableLocalStrategy: true, strategies: [siteStrategy], removeTokenFromResponses: true },
  // Roles are the site's own (who/give-roles.ts, `npm run role`).
  access: {
    read: mayRead,
    create: nobody,
    update: nobody,
    delete: nobody,
    unlock: nobody,
    admin: ({ req: { user } }) => hasRole(user),
  },
  endpoints: [{ path: "/logout", method: "post", handler: signOut }],
  admin: {
    group: peopleGroup,
    hideAPIURL: true,
    useAsTitle: "name",
    hidden: ({ user }) => !isOperator(user),
    components: { beforeList: ["/who/roles-table.tsx#RolesTable"] },
    defaultColumns: ["name", "email", "roles"],
  },
  lockDocuments: false,
  hooks: {
    // Payload calls whoever holds an item by the address; who may not see it reads the name.
    afterRead: [({ doc }) => ({ ...doc, email: doc.email ?? doc.name })],
  },
  fields: [
    { name: "id", type: "text", admin: { hidden: true } },
    { name: "name", type: "text", label: words({ "en-US": "Name", es: "Nombre" }) },
    { name: "email", type: "text", access: { read: own }, label: words({ "en-US": "E-mail", es: "Correo" }) },
    {
      name: "roles",
      type: "select",
      hasMany: true,
      options: ["author", "editor", "operator"],
      access: { read: own },
      label: words({ "en-US": "Roles", es: "Roles" }),
    },
  ],
};
