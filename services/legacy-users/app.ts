import { Hono } from "hono";
import { legacyId, newLegacyUser } from "../../contracts/legacy-users.ts";
import { limitBody } from "../../platform/body-size.ts";
import { jsonBody } from "../../platform/json-body.ts";
import type { Log } from "../../platform/log.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import type { LegacyUsersStore } from "./store.ts";

interface LegacyUsersAppOptions {
  store: LegacyUsersStore;
  log: Pick<Log, "error">;
}

const largestBody = 4096;

/** The two calls of the legacy user service, below /api/users. Who may make them is decided before. */
export function createLegacyUsersApp({ store, log }: LegacyUsersAppOptions): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    await next();
  });
  app.use(
    limitBody(largestBody, (c, bytes) =>
      refuse(c, 413, "legacy_user.too_large", `The body may have at most ${bytes} bytes.`),
    ),
  );

  app.get("/legacy/:id", async (c) => {
    const { data: id } = legacyId.safeParse(c.req.param("id"));
    const user = id === undefined ? undefined : await store.find(id);
    return user ? c.json(user) : refuse(c, 404, "legacy_user.unknown", "There is no such user.");
  });
  const newUser = jsonBody(newLegacyUser, {
    invalid: (c, issues) =>
      refuse(c, 400, "legacy_user.invalid", "Send legacyId, isPremiumMember, email, firstName, lastName.", {
        fields: [...new Set(issues.map(({ path }) => path))],
      }),
  });
  app.post("/", newUser, async (c) => {
    const { user, created } = await store.create(c.req.valid("json"));
    return c.json(user, created ? 201 : 200);
  });

  app.notFound((c) => refuse(c, 404, "not_found", `Nothing is at ${c.req.path}.`));
  app.onError((error, c) => refuseFailed(c, error, log, "a legacy user request failed"));
  return app;
}
