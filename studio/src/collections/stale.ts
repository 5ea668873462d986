/** A form that was read before somebody saved the item: what it holds would undo that. */
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Field, PayloadRequest } from "payload";
import { refused } from "../refused.ts";

/**
 * Which form it is, as the form itself says with every save. It saves again before the answer to its last save has reached its
 * fields, and has undone nobody's words then.
 */
export const formField: Field = {
  name: "form",
  type: "text",
  virtual: true,
  maxLength: 40,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
};

interface Sent {
  updatedAt?: unknown;
  form?: unknown;
}

const mostForms = 1_000;
/** The form whose save an item's words are from, and when that was; the oldest are forgotten. */
const lastSaves = new Map<string, { form: string; savedAt: number }>();

const sentIn = (req: PayloadRequest): Sent => (req.data ?? {}) as Sent;
const momentOf = (of: unknown) => Date.parse(String((of as Sent | undefined)?.updatedAt));

export const refuseStale: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== "update" || req.payloadAPI !== "REST") return data;
  // The form sends along when what it holds was saved; calls that send single fields, or none, do not.
  const sent = sentIn(req);
  const saved = momentOf(originalDoc);
  if (!(momentOf(sent) < saved)) return data;
  const last = lastSaves.get(String(originalDoc.id));
  if (last && last.form === sent.form && last.savedAt === saved) return data;
  throw refused(
    req.i18n?.language === "es"
      ? "Alguien más, u otra pestaña, guardó este elemento después de que lo abriste. Recarga la página; lo que escribiste se te ofrece de nuevo."
      : "Somebody else, or another tab, saved this item after you opened it. Reload the page; what you typed is offered again.",
    409,
  );
};

export const rememberForm: CollectionAfterChangeHook = ({ doc, req }) => {
  const id = String(doc.id);
  const { form } = sentIn(req);
  lastSaves.delete(id);
  if (req.payloadAPI !== "REST" || typeof form !== "string" || form.length > 40) return doc;
  lastSaves.set(id, { form, savedAt: momentOf(doc) });
  if (lastSaves.size > mostForms) lastSaves.delete(lastSaves.keys().next().value!);
  return doc;
};
