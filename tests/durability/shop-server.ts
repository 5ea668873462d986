/** The smallest process that sells premium: node shop-server.ts <data folder> <PostgreSQL address or ""> [where to hang]. */
import { Hono } from "hono";
import { pino } from "pino";
import { openDatabase } from "../../platform/database/database.ts";
import { loadOffers, openShop } from "../support/checkout.ts";
import { listen } from "./listen.ts";

const [dataDir = "", url, hang] = process.argv.slice(2);

/** Says where it is and goes no further; the test then kills the process. */
function hangAt<T>(place: string): Promise<T> {
  console.log(`hanging at ${place}`);
  return new Promise(() => {});
}

const database = await openDatabase({ url: url || undefined, dataDir, log: pino({ level: "error" }) });
const shop = await openShop(database, {
  content: await loadOffers(),
  leaseMs: 1_500,
  deliver: () => (hang === "webhook" ? hangAt("webhook") : undefined),
  watchRoles: (roles) => ({
    ...roles,
    async grant(subject, role) {
      if (hang === "before-grant") await hangAt("before-grant");
      await roles.grant(subject, role);
      console.log(`granted ${role} to ${subject}`);
      if (hang === "after-grant") await hangAt("after-grant");
    },
  }),
});
const app = new Hono();
app.get("/roles/:subject", async (c) => c.json(await shop.roles.of(c.req.param("subject"))));
app.get("/charges", async (c) => c.json((await shop.stripe.charges.list({ limit: 100 })).data));
app.post("/idle", async (c) => {
  await shop.jobs.idle();
  return c.json({});
});
app.route("/sandbox/stripe", shop.sandbox.pages);
app.route("/", shop.checkout.app);
listen(app.fetch);
