/** Many published items at once, written past Payload's own checks and hooks: an import of ten thousand takes minutes. */
import { randomUUID } from "node:crypto";
import { commitTransaction, createLocalReq, initTransaction, type Payload } from "payload";
import type { SourceRecord } from "../../services/content/record.ts";
import { collectionOf } from "../src/collections/names.ts";
import { documentOf } from "../src/library/from-record.ts";

type Values = Record<string, unknown>;

/** Rows of a list have ids, which Payload gives them otherwise. */
const withRowIds = (side: unknown): Values =>
  Object.fromEntries(
    Object.entries((side ?? {}) as Values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((row: Values) => ({ id: randomUUID(), ...row })) : value,
    ]),
  );

export async function fillLibrary(payload: Payload, records: readonly SourceRecord[]): Promise<void> {
  const types = new Map(records.map(({ id, type }) => [id, type]));
  const ids = new Map(records.map(({ id, path }) => [path, id]));
  const library = { typeOf: (id: string) => types.get(id), idAt: (path: string) => ids.get(path) };
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  const database = payload.db as unknown as {
    sessions: Record<string, { db: { run(sql: string): Promise<unknown> } }>;
  };
  // They name each other in circles.
  await database.sessions[String(req.transactionID)]!.db.run("PRAGMA defer_foreign_keys = ON");
  for (const { image: _, audio: __, ...record } of records) {
    const { en, es, ...doc } = documentOf(record, library);
    await payload.db.create({
      collection: collectionOf(record.type),
      customID: record.id,
      data: { ...doc, en: withRowIds(en), es: withRowIds(es), _status: "published" },
      req,
    });
  }
  await commitTransaction(req);
}
