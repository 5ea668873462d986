import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterSignOutPaths, redirectPaths } from "../../contracts/identity.ts";
import { freePort } from "../../scripts/free-ports.mjs";
import type { Tab } from "../engines/engine.ts";
import { eventually } from "../support/eventually.ts";
import { installDebianPackages } from "./debian.ts";
import type { Partner } from "./partner.ts";

const program = "/usr/bin/glewlwyd";
const tables = "/usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz";
const member = { username: "ruth", password: "Gleaning-fields-9" };
const clientId = "wellspring-site";
const scopes = ["openid", "profile", "email"];

function install(): boolean {
  if (existsSync(program) && existsSync(tables)) return true;
  const packages = [
    "glewlwyd",
    "sqlite3",
    "libjs-bootstrap4",
    "libjs-jquery",
    "fonts-fork-awesome",
    "node-popper.js",
  ];
  if (!installDebianPackages(packages)) return false;
  // Without its documentation Debian's small images have no tables.
  return existsSync(tables);
}

function configuration(folder: string, port: number): string {
  const modules = "/usr/lib/glewlwyd";
  const types = {
    html: "text/html",
    css: "text/css",
    js: "application/javascript",
    json: "application/json",
  };
  const mime = Object.entries(types).map(([name, type]) => `{ extension=".${name}" mime_type="${type}" }`);
  return `port=${port}
external_url="http://localhost:${port}"
login_url="login.html"
api_prefix="api"
static_files_path="${folder}/webapp"
static_files_mime_types=(${mime.join(",")})
allow_origin="*"
allow_methods="GET, POST, PUT, DELETE, OPTIONS"
allow_headers="Origin, Content-Type, Accept, Authorization"
log_mode="console"
log_level="ERROR"
cookie_secure=0
cookie_same_site="lax"
session_expiration=86400
session_key="session"
admin_session_authentication="cookie"
profile_session_authentication="cookie"
login_api_enabled=true
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="${modules}/user"
client_module_path="${modules}/client"
user_auth_scheme_module_path="${modules}/scheme"
plugin_module_path="${modules}/plugin"
hash_algorithm="SHA512"
database={ type="sqlite3" path="${folder}/glewlwyd.db" }
`;
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** As its operator, who begins with the password that comes with it. */
async function operator(base: string): Promise<Call> {
  let cookie = "";
  const call: Call = async (method, at, body) => {
    const answer = await fetch(base + at, {
      method,
      headers: { "content-type": "application/json", cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok)
      throw new Error(`glewlwyd: ${method} ${at} answers ${answer.status}: ${await answer.text()}`);
    cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    const text = await answer.text();
    return text ? JSON.parse(text) : undefined;
  };
  await eventually(() => call("POST", "/auth/", { username: "admin", password: "password" }));
  return call;
}

async function setUp(base: string, origin: string): Promise<void> {
  const call = await operator(base);
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const known = ((await call("GET", "/scope/")) as { name: string }[]).map(({ name }) => name);
  for (const name of scopes) {
    const scope = { name, display_name: name, password_required: true, scheme: {}, scheme_required: {} };
    if (!known.includes(name)) await call("POST", "/scope/", scope);
  }
  await call("POST", "/mod/plugin/", {
    module: "oidc",
    name: "oidc",
    display_name: "OpenID",
    enabled: true,
    parameters: {
      iss: `${base}/oidc`,
      "jwt-type": "rsa",
      "jwt-key-size": "256",
      key: privateKey,
      cert: publicKey,
      "access-token-duration": 120,
      "refresh-token-duration": 86400,
      "code-duration": 600,
      "refresh-token-rolling": true,
      "auth-type-code-enabled": true,
      "auth-type-none-enabled": true,
      "auth-type-refresh-enabled": true,
      "pkce-allowed": true,
      "subject-type": "public",
      "allowed-scope": scopes,
      "session-management-allowed": true,
      "session-cookie-name": "oidc",
      "session-cookie-expiration": 86400,
      "resource-allowed": true,
      "resource-scope": { openid: [`${origin}/wellspring/api/v2`] },
      "resource-change-allowed": true,
      "name-claim": "on-demand",
      "name-claim-scope": ["profile"],
      "email-claim": "on-demand",
      "email-claim-scope": ["email"],
      claims: [
        {
          name: "given_name",
          "user-property": "given_name",
          type: "string",
          mandatory: true,
          scope: ["profile"],
        },
      ],
    },
  });
  const field = { multiple: false, read: true, write: true, "profile-read": true, "profile-write": true };
  const users = (await call("GET", "/mod/user/database")) as { parameters: Record<string, unknown> };
  users.parameters["data-format"] = { given_name: field };
  await call("PUT", "/mod/user/database", users);
  await call("PUT", "/mod/user/database/reset/");
  await call("POST", "/user/", {
    ...member,
    name: "Ruth Boaz",
    given_name: "Ruth",
    email: "ruth@example.test",
    scope: [...scopes, "g_profile"],
    enabled: true,
  });
  const clients = (await call("GET", "/mod/client/database")) as {
    parameters: { "data-format": Record<string, object> };
  };
  const list = { multiple: true, read: true, write: true };
  Object.assign(clients.parameters["data-format"], {
    post_logout_redirect_uris: list,
    token_endpoint_auth_method: list,
  });
  await call("PUT", "/mod/client/database", clients);
  await call("PUT", "/mod/client/database/reset/");
  await call("POST", "/client/", {
    client_id: clientId,
    name: "Wellspring",
    confidential: false,
    enabled: true,
    redirect_uri: redirectPaths.map((at) => origin + at),
    post_logout_redirect_uris: afterSignOutPaths.map((at) => origin + at),
    authorization_type: ["code", "refresh_token", "none"],
    token_endpoint_auth_method: ["none"],
    scope: [],
  });
}

function start(folder: string, port: number): ChildProcess {
  const file = path.join(folder, "glewlwyd.conf");
  writeFileSync(file, configuration(folder, port));
  // Links in its web pages are not followed.
  cpSync("/usr/share/glewlwyd/webapp", path.join(folder, "webapp"), { recursive: true, dereference: true });
  execFileSync("sqlite3", [path.join(folder, "glewlwyd.db")], { input: gunzipSync(readFileSync(tables)) });
  return spawn(program, ["--config-file", file], { stdio: "ignore" });
}

/** Its page is the one that is asked for. */
const shows = (tab: Tab, query: string): Promise<void> =>
  eventually(async () => {
    const address = await tab.run(() => location.href);
    if (!address.includes("/login.html?") || !address.includes(query)) throw new Error(`still at ${address}`);
  });

export const glewlwyd: Partner = {
  name: "glewlwyd",
  async start(origin) {
    if (!install()) return undefined;
    const port = await freePort();
    const base = `http://localhost:${port}/api`;
    const folder = mkdtempSync(path.join(tmpdir(), "glewlwyd-"));
    const child = start(folder, port);
    try {
      await setUp(base, origin);
    } catch (error) {
      child.kill("SIGTERM");
      throw error;
    }
    return {
      settings: {
        OIDC_AUTHORITY: `${base}/oidc`,
        OIDC_CLIENT_ID: clientId,
        OIDC_RESOURCE: `${origin}/wellspring/api/v2`,
      },
      async signIn(tab) {
        await shows(tab, "scope=");
        // What its own page sends: who they are, that the site may know, and back.
        await tab.run(
          async (who, grant) => {
            const send = (method: string, at: string, body: object) =>
              fetch(`/api/auth/${at}`, {
                method,
                headers: { "content-type": "application/json" },
                body: JSON.stringify(body),
              });
            await send("POST", "", who);
            await send("PUT", `grant/${grant.client}`, { scope: grant.scope });
            location.href = `${new URLSearchParams(location.search).get("callback_url")}&g_continue`;
          },
          member,
          { client: clientId, scope: scopes.join(" ") },
        );
      },
      async confirmSignOut(tab) {
        await shows(tab, "end_session");
        await tab.run(async () => {
          await fetch("/api/auth/", { method: "DELETE" });
          location.href = new URLSearchParams(location.search).get("callback_url")!;
        });
      },
      async stop() {
        child.kill("SIGTERM");
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
