import * as z from "zod";

/** Raise it when an older version of the product could not read what is written. */
export const formatVersion = 1;

export const head = "backup.json";
export const sequencesEntry = "sequences.json";
export const manifestEntry = "manifest.json";
export const filesFolder = "files/";
export const tablesFolder = "tables/";

/** The first entry: what is in the archive, known before any of it is read. */
export const headSchema = z.object({
  format: z.number(),
  version: z.string(),
  /** Every write that was acknowledged before this moment is in the backup. */
  mark: z.string(),
  database: z.object({
    kind: z.enum(["pglite", "postgres"]),
    server: z.string(),
    /** Place in PostgreSQL's log. */
    lsn: z.string().nullable(),
  }),
  migrations: z.array(
    z.object({ service: z.string(), name: z.string(), checksum: z.string(), appliedAt: z.string() }),
  ),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
    }),
  ),
});
export type Head = z.infer<typeof headSchema>;
export type TableShape = Head["tables"][number];

export const sequencesSchema = z.array(
  z.object({
    schema: z.string(),
    name: z.string(),
    lastValue: z.string().regex(/^-?\d{1,19}$/),
    isCalled: z.boolean(),
  }),
);
export type Sequences = z.infer<typeof sequencesSchema>;

/** The last entry: without it the archive was cut short. */
export const manifestSchema = z.object({
  rows: z.record(z.string(), z.number()),
  entries: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;
