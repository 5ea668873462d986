import type { Transaction } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { describeTables, listSequences, quoted, tableName } from "./dump-tables.ts";
import { BackupError } from "./encryption.ts";
import type { Sequences, TableShape } from "./manifest.ts";

const different = (what: string): BackupError =>
  new BackupError(`The backup's ${what} are not those that this product's migrations make.`);

/**
 * The database's own tables, each with its columns in the backup's order. Of the backup's words only this order is used:
 * names and types become part of a statement, and anybody could have written them.
 */
export async function matchTables(
  tx: Transaction,
  schemas: readonly string[],
  declared: readonly TableShape[],
): Promise<TableShape[]> {
  const tables = new Map((await describeTables(tx, schemas)).map((table) => [tableName(table), table]));
  const isSame = new Set(declared.map(tableName)).size === tables.size && declared.length === tables.size;
  if (!isSame) throw different("tables");
  return declared.map((wanted) => {
    const table = tables.get(tableName(wanted));
    if (!table) throw different("tables");
    const columns = new Map(table.columns.map((column) => [column.name, column]));
    const ordered = [...new Set(wanted.columns.map(({ name }) => columns.get(name)))].filter(
      (column) => column !== undefined,
    );
    if (ordered.length !== columns.size || wanted.columns.length !== columns.size)
      throw different(`columns of ${tableName(table)}`);
    return { ...table, columns: ordered };
  });
}

/** Lines of one entry, as `dumpTable` wrote them. */
export async function loadRows(tx: Transaction, table: TableShape, lines: string): Promise<number> {
  const rows = lines.split("\n").slice(0, -1);
  const names = table.columns.map(({ name }) => quoted(name)).join(", ");
  const values = table.columns.map(({ type }, at) => `(cells[${at + 1}])::${type}`).join(", ");
  // A line is taken apart once, not once for each of its columns.
  await tx.execute(
    sql`${sql.raw(`insert into ${tableName(table)} (${names}) overriding system value select ${values} from`)}
      (select array(select json_array_elements_text(line)) as cells
        from json_array_elements(${`[${rows.join(",")}]`}::text::json) as line) as lines`,
  );
  return rows.length;
}

export async function loadSequences(
  tx: Transaction,
  schemas: readonly string[],
  sequences: Sequences,
): Promise<void> {
  const known = new Set((await listSequences(tx, schemas)).map(tableName));
  if (!sequences.every((sequence) => known.has(tableName(sequence)))) throw different("sequences");
  for (const { lastValue, isCalled, ...name } of sequences)
    await tx.execute(sql`select setval(${tableName(name)}::regclass, ${lastValue}::bigint, ${isCalled})`);
}

/** Rows come table by table, so what points from one to another is checked when all are there. */
export async function withoutForeignKeys<T>(
  tx: Transaction,
  schemas: readonly string[],
  load: () => Promise<T>,
): Promise<T> {
  const { rows: keys } = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where contype = 'f' and n.nspname = any(${sql.param([...schemas])}::text[])`);
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${quoted(name)}`));
  const result = await load();
  for (const { table, name, definition } of keys)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${quoted(name)} ${definition}`));
  return result;
}
