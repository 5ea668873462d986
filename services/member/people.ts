import { memberCodes } from "../../contracts/member-paths.ts";
import type { Locale } from "../../contracts/site.ts";
import { tokenOf } from "../../platform/bearer.ts";
import type { Log } from "../../platform/log.ts";
import { Refusal } from "../../platform/problem.ts";
import type { Profile, ProfileStore } from "./profile-store.ts";

/** What an OpenID provider says of someone, in our words. */
export interface Claims {
  email: string;
  /** False where the provider says that nobody has shown the address to be theirs. */
  emailProven: boolean;
  firstName: string;
  lastName: string;
  locale: Locale;
}

/** Asks the provider; `bearer` is the member's own token, for a provider that must be asked with it. */
export type ClaimsOf = (subject: string, bearer?: string) => Promise<Claims | undefined>;

/** Names and addresses are the provider's; its last response is cached for when it is down. */
export function createPeople(profiles: ProfileStore, claimsOf: ClaimsOf, log: Pick<Log, "warn">) {
  async function known(subject: string, request?: Request): Promise<Profile | undefined> {
    try {
      const claims = await claimsOf(subject, request && tokenOf(request));
      if (claims) return await profiles.see(subject, claims);
    } catch (error) {
      log.warn({ err: error }, "a member could not be read from the identity provider");
    }
    return profiles.find(subject);
  }
  return {
    known,
    async profile(subject: string, request: Request): Promise<Profile> {
      const profile = await known(subject, request);
      if (profile) return profile;
      throw new Refusal(
        503,
        memberCodes.identityUnavailable,
        "The identity provider is unavailable; try again.",
      );
    },
  };
}

export type People = ReturnType<typeof createPeople>;
