// An OpenID provider made with better-auth and its provider plugin, in the folder where those are installed. Says its client's id as JSON once it
// listens. Arguments: its own port, the site's origin, and as JSON the addresses that lead back to the site after sign-in and after sign-out.
import { DatabaseSync } from "node:sqlite";
import { oauthProvider, oauthProviderOpenIdConfigMetadata } from "@better-auth/oauth-provider";
import { serve } from "@hono/node-server";
import { betterAuth } from "better-auth";
import { getMigrations } from "better-auth/db/migration";
import { jwt } from "better-auth/plugins";
import { Hono } from "hono";
import { cors } from "hono/cors";

const [port, origin, afterSignIn, afterSignOut] = process.argv.slice(2);
const person = { name: "Ruth Boaz", email: "ruth@example.test", password: "Gleaning-fields-9" };

const options = {
  baseURL: `http://localhost:${port}`,
  secret: "a secret of thirty-two characters!",
  database: new DatabaseSync(":memory:"),
  emailAndPassword: { enabled: true },
  trustedOrigins: [origin],
  disabledPaths: ["/token"],
  rateLimit: { enabled: false },
  plugins: [
    jwt({ disableSettingJwtHeader: true }),
    oauthProvider({
      loginPage: "/sign-in",
      consentPage: "/consent",
      accessTokenExpiresIn: 120,
      scopes: ["openid", "profile", "email", "offline_access"],
      // Asked for, a token is a JWT for it; otherwise it is opaque.
      resources: [`${origin}/wellspring/api/v2`],
      enforcePerClientResources: false,
    }),
  ],
};
const auth = betterAuth(options);
await (await getMigrations(options)).runMigrations();

/** A form whose answer says where to go next. */
const page = (
  id,
  path,
  values,
) => `<!doctype html><meta charset="utf-8"><title>Provider</title><form id="${id}"><button>Go on</button></form><script>
document.forms[0].onsubmit = async (event) => {
  event.preventDefault();
  const body = { ...${JSON.stringify(values)}, oauth_query: location.search.slice(1) };
  const answer = await fetch("/api/auth${path}", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const { url, redirect_uri } = await answer.json();
  location.href = url ?? redirect_uri;
};</script>`;

const app = new Hono();
app.use("*", cors({ origin, allowHeaders: ["authorization", "content-type"], credentials: true }));
const { name: _, ...credentials } = person;
app.get("/sign-in", (c) => c.html(page("sign-in", "/sign-in/email", credentials)));
app.get("/consent", (c) => c.html(page("consent", "/oauth2/consent", { accept: true })));
const metadata = oauthProviderOpenIdConfigMetadata(auth);
app.get("/api/auth/.well-known/openid-configuration", (c) => metadata(c.req.raw));
app.all("/api/auth/*", (c) => auth.handler(c.req.raw));

const { headers: signedUp } = await auth.api.signUpEmail({ body: person, returnHeaders: true });
const cookie = signedUp
  .getSetCookie()
  .map((one) => one.split(";")[0])
  .join("; ");
// Only a client that an operator has made may end sessions.
const client = await auth.api.adminCreateOAuthClient({
  headers: new Headers({ cookie }),
  body: {
    client_name: "Wellspring",
    enable_end_session: true,
    type: "native",
    application_type: "native",
    token_endpoint_auth_method: "none",
    redirect_uris: JSON.parse(afterSignIn),
    post_logout_redirect_uris: JSON.parse(afterSignOut),
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    scope: "openid profile email offline_access",
  },
});
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" }, () =>
  console.log(JSON.stringify({ clientId: client.client_id })),
);
