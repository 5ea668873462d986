import { readdirSync } from "node:fs";

/** The code that signs in, as a page loads it, for what no page offers by itself. */
export const signInCode = (): string =>
  `/assets/${readdirSync("build/client/assets").find((name) => /^sign-in-(?!errors).*\.js$/.test(name))}`;
