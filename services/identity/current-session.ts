import { randomBytes } from "node:crypto";
import type { Provider } from "oidc-provider";
import type { Database } from "../../platform/database/database.ts";
import { renameModel } from "./oidc-adapter.ts";
import { cookieNames, cookieOptions } from "./provider.ts";
import type { Exchange } from "./sign-in.ts";

/** The provider's session that a request's cookie names. */
export interface CurrentSession {
  uid: string;
  accountId: string;
  /** By the machine's clock, as all that the provider dates. */
  signedInMsAgo: number;
  /** The person has shown once more who they are, by these means. */
  signedInAgain(amr: string[]): Promise<void>;
}

interface CurrentSessionOptions {
  provider: Provider;
  database: Database;
  origin: string;
}

export function createCurrentSession({ provider, database, origin }: CurrentSessionOptions) {
  return async ({ incoming, outgoing }: Exchange): Promise<CurrentSession | undefined> => {
    const context = provider.createContext(incoming, outgoing);
    const session = await provider.Session.get(context as never);
    const { accountId, uid, loginTs = 0 } = session;
    if (!accountId) return undefined;
    return {
      accountId,
      uid,
      signedInMsAgo: Date.now() - loginTs * 1000,
      async signedInAgain(amr) {
        // Whoever has copied the cookie before must not become fresh with its owner.
        const id = randomBytes(32).toString("base64url");
        // One that has been ended meanwhile stays ended.
        if (!(await renameModel(database, "Session", session.jti, id))) return;
        session.jti = id;
        session.loginAccount({ accountId, amr });
        await session.persist();
        const maxAge = (session.exp ?? 0) * 1000 - Date.now();
        context.cookies.set(cookieNames.session, id, { ...cookieOptions(origin), signed: true, maxAge });
      },
    };
  };
}

export type ReadCurrentSession = ReturnType<typeof createCurrentSession>;
