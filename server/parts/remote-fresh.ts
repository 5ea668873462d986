/** With a remote CMS whose webhook may be lost, an answer is made again after this long. */
export const remoteFreshMs = 60_000;
