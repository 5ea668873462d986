import { Hono } from "hono";
import * as z from "zod";
import type { Deletion } from "../../contracts/identity-calls.ts";
import { productSegment } from "../../contracts/site.ts";
import type { Clock } from "../../platform/clock.ts";
import { jsonBody } from "../../platform/json-body.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import { refuse } from "../../platform/problem.ts";
import type { Accounts } from "./accounts.ts";
import { type AccountEnv, limited } from "./api-guards.ts";
import type { DataArchive } from "./data-archive.ts";
import type { Fresh } from "./fresh.ts";
import type { Leaving } from "./leaving.ts";
import { readLocale } from "./to-page.ts";

interface LeavingApiOptions {
  accounts: Accounts;
  leaving: Leaving;
  archive: DataArchive;
  fresh: Fresh;
  productName: string;
  clock: Clock;
  rateLimits: Limits;
}

const wish = z.object({ password: z.string().optional() });
/** Each one asks every service for everything. */
const archivesPerHour = 5;

const asDeletion = (eraseAfter: Date | null): Deletion => ({ eraseAfter: eraseAfter?.toISOString() ?? null });

/** Your data is yours: take it along, or have it erased. */
export function createLeavingApi(options: LeavingApiOptions): Hono<AccountEnv> {
  const { accounts, leaving, archive, fresh, productName, clock, rateLimits } = options;
  const app = new Hono<AccountEnv>();

  app.get("/deletion", (c) => c.json(asDeletion(c.get("account").eraseAfter)));
  app.post("/deletion", jsonBody(wish), async (c) => {
    const body = c.req.valid("json");
    const account = c.get("account");
    const refusal = await fresh.refuseUnlessShown(c, body.password);
    return refusal ?? c.json(asDeletion(await leaving.wish(account)));
  });
  app.delete("/deletion", async (c) =>
    (await leaving.stayAs(c.get("account").id))
      ? c.body(null, 204)
      : refuse(c, 409, "deletion.too_late", "The account is being erased."),
  );

  app.get(
    "/data",
    fresh.freshOnly,
    limited(rateLimits("identity archives", { requests: archivesPerHour, windowMs: 60 * 60_000 })),
    async (c) => {
      const account = c.get("account");
      const requested = c.req.query("locale");
      const locale = requested === undefined ? account.locale : readLocale(requested);
      const body = await archive(await accounts.subjectOf(account), locale);
      const name = `${productSegment(productName)}-data-${clock.now().toISOString().slice(0, 10)}.zip`;
      c.header("content-type", "application/zip");
      c.header("content-disposition", `attachment; filename="${name}"`);
      return c.body(body);
    },
  );
  return app;
}
