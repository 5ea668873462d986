import { type ChildProcessByStdio, spawn } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { afterSignOutPaths, redirectPaths } from "../../contracts/identity.ts";
import { freePort } from "../../scripts/free-ports.mjs";
import { installPackages } from "./install.ts";
import type { Partner } from "./partner.ts";

/** The provider says who its client is once it listens. */
function clientOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /"clientId":"([^"]+)"/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`better-auth ended with ${code}:\n${output}`)));
  });
}

/** Its tokens are JWTs for what was asked for, else opaque. */
const better = (name: string, settings: (origin: string) => Record<string, string>): Partner => ({
  name: `better-auth, ${name}`,
  async start(origin) {
    const folder = installPackages("better-auth");
    if (!folder) return undefined;
    cpSync(path.join(import.meta.dirname, "better-auth-provider.mjs"), path.join(folder, "provider.mjs"));
    const port = await freePort();
    const backTo = [redirectPaths, afterSignOutPaths].map((paths) =>
      JSON.stringify(paths.map((at) => origin + at)),
    );
    const child = spawn(process.execPath, ["provider.mjs", String(port), origin, ...backTo], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const clientId = await clientOf(child);
    return {
      settings: {
        OIDC_AUTHORITY: `http://localhost:${port}/api/auth`,
        OIDC_CLIENT_ID: clientId,
        OIDC_SCOPE: "openid profile email offline_access",
        ...settings(origin),
      },
      async signIn(tab) {
        // Who they are, then that the site may know.
        await tab.tap("#sign-in button");
        await tab.tap("#consent button");
      },
      async stop() {
        child.kill("SIGTERM");
      },
    };
  },
});

export const betterAuth: Partner[] = [
  better("JWTs", (origin) => ({ OIDC_RESOURCE: `${origin}/wellspring/api/v2` })),
  better("userinfo", () => ({ OIDC_TOKENS: "userinfo" })),
];
