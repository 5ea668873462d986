/** Pages served without TLS have no randomUUID; the name of an empty blob is one too. */
export const newId = (): string =>
  crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).replace(/^.*\//, "").slice(-36);
