export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
