import type { Provider } from "oidc-provider";
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

export function createCurrentSession(provider: Provider) {
  return async ({ incoming, outgoing }: Exchange): Promise<CurrentSession | undefined> => {
    const session = await provider.Session.get(provider.createContext(incoming, outgoing) as never);
    const { accountId, uid, loginTs = 0 } = session;
    if (!accountId) return undefined;
    return {
      accountId,
      uid,
      signedInMsAgo: Date.now() - loginTs * 1000,
      async signedInAgain(amr) {
        session.loginAccount({ accountId, amr });
        await session.persist();
      },
    };
  };
}

export type ReadCurrentSession = ReturnType<typeof createCurrentSession>;
