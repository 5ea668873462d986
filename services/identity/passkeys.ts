import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import * as z from "zod";
import type { Log } from "../../platform/log.ts";
import type { Account } from "./accounts.ts";
import { challengeLifeMs, type PasskeyRow, type PasskeyStore } from "./passkey-store.ts";

const text = z.string();
/** What a browser sends of an authenticator's answer; the library reads the rest. */
export const passkeyAnswer = z.looseObject({
  id: text,
  rawId: text,
  type: text,
  response: z.looseObject({ clientDataJSON: text }),
});

interface PasskeysOptions {
  store: PasskeyStore;
  origin: string;
  siteName: string;
  log: Pick<Log, "debug">;
}

/** Loaded with the first passkey: it reads certificates of all kinds, and most people sign in with a password. */
const webAuthn = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256: what authenticators have and what this Node checks without experiments. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** More than anyone has; it only stops one account from filling the table. */
const maxPasskeys = 20;

/** The account's id is the key's user handle: it says whose it is and nothing about the person. */
const handleOf = (accountId: string) => new TextEncoder().encode(accountId);
const handleText = (accountId: string) => Buffer.from(accountId).toString("base64url");

/** The two ceremonies of WebAuthn. A passkey is the whole sign-in, so the device must have checked its person each time. */
export function createPasskeys({ store, origin, siteName, log }: PasskeysOptions) {
  const rpID = new URL(origin).hostname;

  /** Whatever is wrong with what a browser sent, it is one answer: start again. */
  async function orRefused<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      log.debug({ err: error }, "a passkey was refused");
      return undefined;
    }
  }

  return {
    async registrationOptions(account: Account) {
      const known = await store.list(account.id);
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userID: handleOf(account.id),
        userName: account.email,
        userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
        timeout: challengeLifeMs,
        attestationType: "none",
        supportedAlgorithmIDs,
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      await store.storeChallenge(options.challenge, account.id);
      return options;
    },

    register: (account: Account, response: RegistrationResponseJSON, name: string) =>
      orRefused(async () => {
        const { verifyRegistrationResponse } = await webAuthn();
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response,
          expectedChallenge: (challenge) => store.takeChallenge(challenge, account.id),
          expectedOrigin: origin,
          expectedRPID: rpID,
          supportedAlgorithmIDs,
        });
        if (!verified || (await store.list(account.id)).length >= maxPasskeys) return undefined;
        const { credential, credentialDeviceType } = registrationInfo;
        return store.add({
          id: credential.id,
          accountId: account.id,
          publicKey: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          transports: credential.transports ?? [],
          synced: credentialDeviceType === "multiDevice",
          name,
        });
      }),

    async signInOptions() {
      const { generateAuthenticationOptions } = await webAuthn();
      // No credential list: the device offers its own, and we do not reveal which accounts have one.
      const options = await generateAuthenticationOptions({
        rpID,
        timeout: challengeLifeMs,
        userVerification: "required",
      });
      await store.storeChallenge(options.challenge, null);
      return options;
    },

    /** Whose passkey has answered. */
    signIn: (response: AuthenticationResponseJSON): Promise<string | undefined> =>
      orRefused(async () => {
        const row = await store.find(response.id);
        const { userHandle } = response.response;
        if (!row || (userHandle && userHandle !== handleText(row.accountId))) return undefined;
        const { verifyAuthenticationResponse } = await webAuthn();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response,
          expectedChallenge: (challenge) => store.takeChallenge(challenge, null),
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: credentialOf(row),
        });
        if (!verified) return undefined;
        const { newCounter, credentialDeviceType } = authenticationInfo;
        const used = await store.used(row, newCounter, credentialDeviceType === "multiDevice");
        return used ? row.accountId : undefined;
      }),
  };
}

const credentialOf = ({ id, publicKey, counter, transports }: PasskeyRow) => ({
  id,
  publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
  counter,
  transports,
});

export type Passkeys = ReturnType<typeof createPasskeys>;
