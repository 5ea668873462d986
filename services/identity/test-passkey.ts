import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { origin } from "./test-identity.ts";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const encoded = (data: Uint8Array) => Buffer.from(data).toString("base64url");

interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** Whether the device has checked who holds it. */
  verified?: boolean;
}

/** An authenticator in software: the real wire, with a key that never leaves this object. */
export function createTestPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(32);
  const id = encoded(credentialId);
  const state = { counter: 0, userHandle: "" };

  function authenticatorData(
    { rpId = new URL(origin).hostname, verified = true }: Ceremony,
    attested?: Buffer,
  ) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
  }

  const clientData = (type: string, { challenge, origin: from = origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  const credential = { id, rawId: id, type: "public-key" as const, clientExtensionResults: {} };

  return {
    id,
    state,
    create(ceremony: Ceremony & { user: { id: string } }): RegistrationResponseJSON {
      state.userHandle = ceremony.user.id;
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        isoCBOR.encode(coseKey as never),
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authenticatorData(ceremony, attested))],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(clientData("webauthn.create", ceremony)),
          attestationObject: encoded(isoCBOR.encode(attestation as never)),
          transports: ["internal"],
        },
      };
    },
    get(ceremony: Ceremony): AuthenticationResponseJSON {
      state.counter += 1;
      const data = clientData("webauthn.get", ceremony);
      const authData = authenticatorData(ceremony);
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(data),
          authenticatorData: encoded(authData),
          signature: encoded(sign("sha256", Buffer.concat([authData, sha256(data)]), privateKey)),
          userHandle: state.userHandle,
        },
      };
    },
  };
}
