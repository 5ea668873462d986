import { generateKeyPairSync, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { calculateJwkThumbprint, type JWK } from "jose";
import * as z from "zod";
import { OperatorError } from "../../platform/operator-error.ts";
import { ensureSecretFile } from "../../platform/secret-file.ts";

/** Keys that sign tokens, the first one, and secrets that sign cookies, the first one; the others are still believed. */
export interface IdentitySecrets {
  keys: JWK[];
  cookieSecrets: string[];
}

export class SecretsError extends OperatorError {
  override name = "SecretsError";
}

const stored = z.object({
  keys: z.array(z.record(z.string(), z.unknown())),
  cookieSecrets: z.array(z.string()),
});

export function openSecrets(folder: string): IdentitySecrets {
  const file = path.join(folder, "secrets.json");
  ensureSecretFile(file, () => JSON.stringify(newSecrets(), null, 2));
  try {
    return stored.parse(JSON.parse(fs.readFileSync(file, "utf8"))) as IdentitySecrets;
  } catch (cause) {
    throw new SecretsError(
      `${file} cannot be read as the provider's keys. Restore it, or remove it: new keys are made, and everyone signs in again.`,
      { cause },
    );
  }
}

export function newSecrets(): IdentitySecrets {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    keys: [privateKey.export({ format: "jwk" }) as JWK],
    cookieSecrets: [randomBytes(32).toString("base64url")],
  };
}

/** The algorithm each kind of key signs with here. */
function algorithmOf({ kty, crv, alg }: JWK): string | undefined {
  if (kty === "EC" && crv === "P-256") return "ES256";
  if (kty === "OKP" && crv === "Ed25519") return "EdDSA";
  if (kty === "RSA") return alg === "PS256" ? "PS256" : "RS256";
  return undefined;
}

export interface SigningKeys {
  alg: string;
  /** With their private parts, for the provider. */
  privateKeys: JWK[];
  publicKeys: JWK[];
}

/** Every key with its name and use, so that the first is the one that signs. */
export async function readSigningKeys(keys: JWK[]): Promise<SigningKeys> {
  const algorithms = keys.map(algorithmOf);
  const alg = algorithms[0];
  if (!alg || algorithms.some((one) => one !== alg))
    throw new SecretsError(
      "The provider needs at least one key, and all of one kind: EC P-256, Ed25519 or RSA (IDENTITY_JWKS).",
    );
  if (keys.some(({ d }) => typeof d !== "string"))
    throw new SecretsError(
      "Every key of the provider must hold its private part, the member d (IDENTITY_JWKS).",
    );
  const privateKeys = await Promise.all(
    keys.map(async (key) => ({
      ...key,
      alg,
      use: "sig",
      kid: key.kid ?? (await calculateJwkThumbprint(key)),
    })),
  );
  const publicKeys = privateKeys.map(({ kty, crv, x, y, n, e, kid, use }) =>
    JSON.parse(JSON.stringify({ kty, crv, x, y, n, e, kid, use, alg })),
  ) as JWK[];
  return { alg, privateKeys, publicKeys };
}
