let reads = new AbortController();
/** While somebody signs out their token ends: what is still being read for them would be refused. Writes go on. */
export const stopReads = (): void => reads.abort();
export function allowReads(): void {
  reads = new AbortController();
}

export function readSignal({ method = "GET", signal }: RequestInit): AbortSignal | null | undefined {
  if (method !== "GET") return signal;
  if (!signal) return reads.signal;
  // Older browsers cannot join two; there a read may be refused, which nobody sees.
  return "any" in AbortSignal ? AbortSignal.any([signal, reads.signal]) : signal;
}
