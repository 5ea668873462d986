/** Minimal process that stores members' marks: node member-server.ts <data folder> [PostgreSQL URL]. */
import { Hono } from "hono";
import { pino } from "pino";
import { openDatabase } from "../../platform/database/database.ts";
import { base, createTestMember } from "../support/member-service.ts";
import { listen } from "./listen.ts";

const [dataDir = "", url] = process.argv.slice(2);
try {
  const database = await openDatabase({ url, dataDir, log: pino({ level: "error" }) });
  const { app, token, samples } = await createTestMember(database);
  const outer = new Hono()
    .get("/samples", (c) => c.json(samples))
    .get("/tokens", async (c) => {
      const { prefix = "", count = "1" } = c.req.query();
      const members = Array.from({ length: Number(count) }, (_, nth) => `${prefix}-${nth}`);
      return c.json(
        await Promise.all(members.map(async (member) => ({ member, token: await token(member) }))),
      );
    })
    .all(`${base}/*`, (c) => app.fetch(c.req.raw, c.env));
  listen(outer.fetch);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
