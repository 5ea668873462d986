/** Who may do what. Checked on every call: pages, REST and the Local API of requests. */
import {
  type Access,
  type CollectionBeforeChangeHook,
  type Field,
  Forbidden,
  type PayloadRequest,
} from "payload";
import { authorRole, editorRole, operatorRole } from "../../contracts/roles.ts";

export type Role = "author" | "editor" | "operator";

const roleNames = new Map<string, Role>([
  [authorRole, "author"],
  [editorRole, "editor"],
  [operatorRole, "operator"],
]);
/** The site's names of roles as the studio's. */
export const rolesNamed = (names: readonly string[]): Role[] =>
  names.flatMap((name) => roleNames.get(name) ?? []);

interface User {
  id: string;
  roles?: Role[];
}

const rolesOf = (user: unknown): readonly Role[] => (user as User | null)?.roles ?? [];

export const hasRole = (user: unknown): boolean => rolesOf(user).length > 0;
/** Everything of content. */
export const isEditor = (user: unknown): boolean =>
  rolesOf(user).some((role) => role === "editor" || role === "operator");
/** People too. */
export const isOperator = (user: unknown): boolean => rolesOf(user).includes("operator");
const isOnlyAuthor = (user: unknown): boolean => hasRole(user) && !isEditor(user);

export const mayRead: Access = ({ req: { user } }) => hasRole(user);
export const nobody: Access = () => false;

/** The item itself decides, not a later version of it: what is on the site is no draft any more. */
async function isOwnDraft(req: PayloadRequest, collection: string, id: number | string): Promise<boolean> {
  const found = await req.payload.db.findOne<{ id: string; createdBy?: string; _status?: string }>({
    collection,
    req,
    where: { id: { equals: id } },
  });
  return found !== null && found.createdBy === String(req.user?.id) && found._status === "draft";
}

/** The trash's buttons name their one item in the query of a call for many. */
function namedInTrash(req: PayloadRequest): string | undefined {
  const { and } = (req.query?.where ?? {}) as { and?: { id?: { equals?: unknown } }[] };
  const id = Array.isArray(and) ? and[0]?.id?.equals : undefined;
  return typeof id === "string" ? id : undefined;
}

const wantsPublished = (data: unknown): boolean =>
  (data as { _status?: string } | undefined)?._status === "published";

/** Which of these there are is the site's: another one would be shown and sent nowhere. */
const fixedCollections = new Set(["menu", "popup", "mail"]);

/** An author writes drafts, and changes or deletes their own; an editor does everything. */
export const contentAccess = (collection: string) => {
  const ownDraft: Access = async ({ req, id, data }) => {
    if (isEditor(req.user)) return true;
    if (!isOnlyAuthor(req.user) || wantsPublished(data)) return false;
    if (id !== undefined) return isOwnDraft(req, collection, id);
    // Of many at once, a draft over a published item would count as a draft: it is one item, or none.
    const named = namedInTrash(req);
    if (named === undefined || !(await isOwnDraft(req, collection, named))) return false;
    return { id: { equals: named } };
  };
  return {
    read: mayRead,
    readVersions: mayRead,
    create: (({ req: { user }, data }) =>
      !fixedCollections.has(collection) &&
      (isEditor(user) || (hasRole(user) && !wantsPublished(data)))) as Access,
    update: ownDraft,
    delete: ownDraft,
    unlock: nobody,
  };
};

const own: Access = ({ req: { user } }) =>
  isEditor(user) || (hasRole(user) && { createdBy: { equals: String(user!.id) } });

export const mediaAccess = { read: mayRead, create: mayRead, update: own, delete: own };

/** Set by the server when the item is made, and never again. */
export const createdBy: Field = {
  name: "createdBy",
  type: "text",
  index: true,
  access: { create: () => false, update: () => false },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

export const markCreator: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => ({
  ...data,
  createdBy:
    operation === "create"
      ? req.user && String(req.user.id)
      : (originalDoc as { createdBy?: string }).createdBy,
});

/** Whatever a call says of itself: nothing of an author's goes onto the site, or off it. */
export const stayDraft: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const status =
    (data as { _status?: string })._status ?? (originalDoc as { _status?: string } | undefined)?._status;
  if (isOnlyAuthor(req.user) && status === "published") throw new Forbidden(req.t);
  return data;
};
