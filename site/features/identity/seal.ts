const ivBytes = 12;
const text = new TextEncoder();

/** AES-GCM; the address is bound to it, so that one sealed text cannot stand in for another. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, address: string) => ({
  name: "AES-GCM",
  iv,
  additionalData: text.encode(address),
});

export async function sealBytes(key: CryptoKey, address: string, bytes: BufferSource): Promise<Blob> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  return new Blob([iv, await crypto.subtle.encrypt(algorithm(iv, address), key, bytes)]);
}

/** Undefined for what was not sealed with this key for this address. */
export async function unsealBytes(
  key: CryptoKey,
  address: string,
  sealed: ArrayBuffer,
): Promise<ArrayBuffer | undefined> {
  const iv = new Uint8Array(sealed, 0, Math.min(ivBytes, sealed.byteLength));
  const rest = new Uint8Array(sealed, iv.byteLength);
  return crypto.subtle.decrypt(algorithm(iv, address), key, rest).catch(() => undefined);
}

export const seal = (key: CryptoKey, address: string, value: object): Promise<Blob> =>
  sealBytes(key, address, text.encode(JSON.stringify(value)));

export async function unseal<T>(
  key: CryptoKey,
  address: string,
  sealed: ArrayBuffer,
): Promise<T | undefined> {
  const opened = await unsealBytes(key, address, sealed);
  return opened && (JSON.parse(new TextDecoder().decode(opened)) as T);
}
