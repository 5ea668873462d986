/** Where and on which date the member is: what was done counts for their own day. */
export function memberDay(now = new Date()): { localDate: string; timeZone: string } {
  const pad = (value: number) => String(value).padStart(2, "0");
  return {
    localDate: `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
  };
}

/** Pages served without TLS have no randomUUID; the name of an empty blob is one too. */
export const newId = (): string =>
  crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).replace(/^.*\//, "").slice(-36);
