import type { Database, Transaction } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import type { ArchiveWriter } from "./archive.ts";
import { type Head, type Sequences, sequencesEntry, type TableShape, tablesFolder } from "./manifest.ts";

/** About so much is read, and written as one entry, at a time. */
const entryBytes = 1024 * 1024;
const mostRows = 5_000;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tableName = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;

/** Values are written as PostgreSQL writes them itself, whatever the session's settings. */
export async function fixFormats(tx: Transaction): Promise<void> {
  const formats = {
    timezone: "UTC",
    datestyle: "ISO, YMD",
    intervalstyle: "postgres",
    extra_float_digits: "1",
    bytea_output: "hex",
    statement_timeout: "0",
    idle_in_transaction_session_timeout: "0",
  };
  for (const [name, value] of Object.entries(formats))
    await tx.execute(sql.raw(`set local ${name} = '${value}'`));
}

/** One moment of the whole database, while others go on writing. */
export const readSnapshot = <T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  database.transaction(
    async (tx) => {
      await fixFormats(tx);
      return work(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

export async function describeTables(tx: Transaction, schemas: readonly string[]): Promise<TableShape[]> {
  const among = sql`n.nspname = any(${sql.param([...schemas])}::text[])`;
  const { rows } = await tx.execute<{
    schema: string;
    name: string;
    columns: TableShape["columns"];
  }>(sql`
    select n.nspname as schema, c.relname as name,
      (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${among} order by 1, 2`);
  return rows;
}

export async function describeDatabase(
  tx: Transaction,
  schemas: readonly string[],
): Promise<Omit<Head, "format" | "version" | "mark">> {
  const tables = await describeTables(tx, schemas);
  const { rows: migrations } = await tx.execute<Head["migrations"][number]>(sql`
    select service, name, checksum, applied_at::text as "appliedAt" from platform.migrations order by service, name collate "C"`);
  const { rows: about } = await tx.execute<{ server: string; lsn: string | null }>(sql`
    select current_setting('server_version') as server,
      case when pg_is_in_recovery() then null else pg_current_wal_lsn()::text end as lsn`);
  return { database: { kind: "postgres", ...about[0]! }, migrations, tables };
}

/** Each row is a line: a JSON array with every value as text, or null. */
export async function dumpTable(
  tx: Transaction,
  table: TableShape,
  archive: ArchiveWriter,
  onRows: (rows: number) => void,
): Promise<number> {
  // The text of a type's output function, as COPY has it; a cast would differ for some types.
  const values = table.columns.map(
    ({ name }) => `case when ${quoted(name)} is not null then concat(${quoted(name)}) end`,
  );
  await tx.execute(
    sql.raw(`declare rows_of_table no scroll cursor for
      select to_json(array[${values.join(", ")}]::text[])::text as line from ${tableName(table)}`),
  );
  let [total, part, next] = [0, 0, 100];
  let lines: string[] = [];
  let bytes = 0;
  const flush = async () => {
    part++;
    const name = `${tablesFolder}${table.schema}.${table.name}/${String(part).padStart(8, "0")}.ndjson`;
    await archive.add(name, Buffer.from(lines.join("")));
    [lines, bytes] = [[], 0];
  };
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${next} from rows_of_table`));
    if (rows.length === 0) break;
    let fetched = 0;
    for (const { line } of rows) {
      lines.push(`${line}\n`);
      fetched += line.length + 1;
    }
    total += rows.length;
    bytes += fetched;
    // Long rows are fetched a few at a time, and short ones not one by one; never many more than the time before.
    next = Math.max(1, Math.min(mostRows, next * 4, Math.floor((entryBytes * rows.length) / fetched)));
    if (bytes >= entryBytes) await flush();
    onRows(total);
  }
  if (lines.length > 0) await flush();
  await tx.execute(sql.raw("close rows_of_table"));
  return total;
}

export async function listSequences(tx: Transaction, schemas: readonly string[]) {
  const { rows } = await tx.execute<{ schema: string; name: string }>(sql`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname = any(${sql.param([...schemas])}::text[]) order by 1, 2`);
  return rows;
}

/** Read after the tables: a sequence is no part of the snapshot, and may only be ahead of them. */
export async function dumpSequences(
  tx: Transaction,
  schemas: readonly string[],
  archive: ArchiveWriter,
): Promise<void> {
  const sequences: Sequences = [];
  for (const sequence of await listSequences(tx, schemas)) {
    const { rows: state } = await tx.execute<{ lastValue: string; isCalled: boolean }>(
      sql.raw(`select last_value::text as "lastValue", is_called as "isCalled" from ${tableName(sequence)}`),
    );
    sequences.push({ ...sequence, ...state[0]! });
  }
  await archive.add(sequencesEntry, Buffer.from(JSON.stringify(sequences)));
}
