export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No preloading with Save-Data or a very slow network. */
export function isVerySlow(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? "");
}
