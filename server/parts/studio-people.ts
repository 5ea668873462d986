import { createStudioPeople } from "../studio-people.ts";
import { createStudioRoles } from "../studio-roles.ts";
import type { Mount } from "./embedded.ts";
import type { LazyIdentity } from "./identity.ts";
import type { Shared } from "./shared.ts";

/** Only where there is a studio. */
export const composeStudioPeople = (
  { config, roles }: Pick<Shared, "config" | "roles">,
  identity: LazyIdentity | undefined,
): Mount[] =>
  config.STUDIO_URL && config.STUDIO_KEY
    ? [
        {
          path: "/",
          app: createStudioPeople({
            key: config.STUDIO_KEY,
            roles,
            isSignedIn: identity && (async (token) => (await identity()).isSignedIn(token)),
          }),
        },
        {
          path: "/",
          app: createStudioRoles({
            key: config.STUDIO_KEY,
            roles,
            accounts: identity && {
              idOf: async (email) => (await identity()).accounts.idOf(email),
              emailOf: async (id) => (await identity()).accounts.emailOf(id),
            },
          }),
        },
      ]
    : [];
