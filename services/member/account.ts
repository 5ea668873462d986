import type { Account } from "../../contracts/member.ts";
import type { Bearer } from "../../platform/bearer.ts";
import type { Handlers } from "./handler.ts";
import type { People } from "./people.ts";
import type { Profile, ProfileStore } from "./profile-store.ts";

const toAccount = ({ subject, roles }: Bearer, { locale: _, ...profile }: Profile): Account => ({
  id: subject,
  roles,
  ...profile,
});

export const accountHandlers = (people: People, profiles: ProfileStore) =>
  ({
    async readAccount({ member, request }) {
      return toAccount(member, await people.profile(member.subject, request));
    },
    async writeAccount({ member, request, body }) {
      await people.profile(member.subject, request);
      return toAccount(member, await profiles.update(member.subject, body));
    },
  }) satisfies Partial<Handlers>;
