import { type LegacyUser, legacyUser, type NewLegacyUser } from "../../contracts/legacy-users.ts";

interface LegacyUsersClientOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  baseUrl: string;
  /** The service's key, when it asks for one. */
  key?: string | undefined;
  timeoutMs?: number;
}

export interface LegacyUsersClient {
  /** Null when nobody has this id. */
  find(legacyId: string): Promise<LegacyUser | null>;
  /** 404 on legacy user lookup: create the user. */
  ensure(user: NewLegacyUser): Promise<void>;
}

class LegacyUsersError extends Error {
  override name = "LegacyUsersError";
}

export function createLegacyUsersClient(options: LegacyUsersClientOptions): LegacyUsersClient {
  const { fetch, key, timeoutMs = 5_000 } = options;
  const base = options.baseUrl.replace(/\/+$/, "");

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(base + path, {
      ...init,
      headers: {
        accept: "application/json",
        ...(init.body ? { "content-type": "application/json" } : {}),
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok && response.status !== 404)
      throw new LegacyUsersError(`The legacy user service answered ${response.status} to ${path}.`);
    return response;
  }

  const lookUp = (legacyId: string) => send(`/legacy/${encodeURIComponent(legacyId)}`);

  return {
    async find(legacyId) {
      const response = await lookUp(legacyId);
      return response.status === 404 ? null : legacyUser.parse(await response.json());
    },
    // The answers' bodies are not read: a user that was created must not be created again because of its shape.
    async ensure(user) {
      if ((await lookUp(user.legacyId)).ok) return;
      const created = await send("", { method: "POST", body: JSON.stringify(user) });
      if (!created.ok) throw new LegacyUsersError(`The legacy user service answered ${created.status}.`);
    },
  };
}
