/** Which date it is where the reader is. */
export function localDate(now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Where and on which date the member is: what was done counts for their own day. Slow to compute, so not during render. */
export const memberDay = (now = new Date()): { localDate: string; timeZone: string } => ({
  localDate: localDate(now),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
});
