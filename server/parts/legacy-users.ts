import { Hono } from "hono";
import { legacyUsersPath } from "../../contracts/legacy-users.ts";
import type { MemberData } from "../../platform/member-data.ts";
import { partnerFetch } from "../../platform/partner-fetch.ts";
import { createLegacyUsersClient, type LegacyUsersClient } from "../../services/legacy-users/client.ts";
import { embedded, type Mount } from "./embedded.ts";
import { below, lazy, lazyData } from "./lazy.ts";
import type { Shared } from "./shared.ts";

type Parts = Pick<Shared, "config" | "database" | "clock" | "log">;

interface LegacyUsers {
  client: LegacyUsersClient;
  mounts: Mount[];
  data: MemberData[];
}

/** Hardly anybody comes from the old system, so nothing of it is loaded before somebody does. */
export function composeLegacyUsers({ config, database, clock, log }: Parts): LegacyUsers {
  const { LEGACY_USERS_URL: url, LEGACY_USERS_KEY: key } = config;
  if (url)
    return {
      client: createLegacyUsersClient({ fetch: partnerFetch("legacy-users"), baseUrl: url, key }),
      mounts: [],
      data: [],
    };
  const service = lazy(async () => {
    const { createLegacyUsersApp } = await import("../../services/legacy-users/app.ts");
    const { createLegacyUsersStore } = await import("../../services/legacy-users/store.ts");
    const { serviceKeyOnly } = await import("../../services/legacy-users/service-key.ts");
    const store = await createLegacyUsersStore({ database, clock });
    const app = createLegacyUsersApp({ store, log });
    // A developer's own machine is where the calls are tried; anywhere else names and addresses need the key.
    const open = config.ENVIRONMENT === "Local" && key === undefined;
    const outside = open ? app : new Hono().use(serviceKeyOnly(key)).route("/", app);
    return { app, outside: below(legacyUsersPath, outside), data: store.data };
  });
  return {
    client: createLegacyUsersClient({
      fetch: async (address, init) => (await service()).app.request(address, init),
      baseUrl: embedded,
    }),
    mounts: [
      {
        path: legacyUsersPath,
        app: new Hono().all("*", async (c) => (await service()).outside.fetch(c.req.raw, c.env)),
      },
    ],
    data: [lazyData("legacy-users", service)],
  };
}
