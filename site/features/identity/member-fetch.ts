import { identityStore } from "./identity-store.ts";
import { loadSignIn } from "./load-sign-in.ts";
import { readSignal } from "./member-reads.ts";
import { samePerson } from "./same-person.ts";

interface MemberFetchParts {
  fetch(path: string, init: RequestInit): Promise<Response>;
  token(): string | undefined;
  samePerson(): () => boolean;
  /**
   * The code that renews, which may still have to come; its renewal is shared, and gives nothing when it failed or has
   * to wait.
   */
  loadRenew(): Promise<() => Promise<string | undefined>>;
}

/** Calls of the member service: a bearer token when logged in, and on a 401 one shared refresh and one retry. */
export function createMemberFetch({ fetch, token, samePerson, loadRenew }: MemberFetchParts) {
  function send(path: string, init: RequestInit, bearer: string | undefined): Promise<Response> {
    const headers = new Headers(init.headers);
    if (bearer) headers.set("authorization", `Bearer ${bearer}`);
    return fetch(path, { ...init, headers });
  }
  return async function memberFetch(path: string, init: RequestInit = {}): Promise<Response> {
    if (!/^\/(?![/\\])/.test(path))
      throw new Error(`"${path}" is not a path of this site, so no member's token is sent to it.`);
    const used = token();
    const isSame = samePerson();
    const answer = await send(path, init, used);
    if (answer.status !== 401 || !used) return answer;
    const renew = await loadRenew();
    // Read synchronously here, since another call may have renewed the token in the meantime.
    const renewed = token() === used ? await renew() : token();
    // Nothing of one person is sent in another's name.
    return renewed && isSame() ? send(path, init, renewed) : answer;
  };
}

/** @public Every call of the member service goes through it. */
export const memberFetch = createMemberFetch({
  fetch: (path, init) => fetch(path, { ...init, signal: readSignal(init) }),
  token: () => identityStore.getState().token,
  samePerson,
  loadRenew: async () => (await loadSignIn()).renew,
});
