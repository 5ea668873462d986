declare module "virtual:start-script" {
  /** The address of start.ts in the browser's build. */
  export const startScript: string;
}
