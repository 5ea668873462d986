import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { openOneWriter } from "./one-writer.ts";

type Options = Omit<Parameters<typeof sqliteAdapter>[0], "client"> & { url: string };

/** Payload's own, with writes that take turns. */
export function sqliteDatabase({ url, ...options }: Options): ReturnType<typeof sqliteAdapter> {
  const adapter = sqliteAdapter({ ...options, client: { url }, transactionOptions: {} });
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args);
      const connect = database.connect!.bind(database);
      database.connect = async (given) => {
        database.client ??= await openOneWriter(url);
        await connect(given);
      };
      return database;
    },
  };
}
