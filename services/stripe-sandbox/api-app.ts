import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { limitBody } from "../../platform/body-size.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { eq } from "../../platform/database/drizzle.ts";
import type { Log } from "../../platform/log.ts";
import { loggedPath } from "../../platform/logged-path.ts";
import { apiRoutes } from "./api-routes.ts";
import { expand } from "./expand.ts";
import { StripeFault } from "./faults.ts";
import { parseForm } from "./form-params.ts";
import { newId } from "./ids.ts";
import { idempotencyKeys } from "./schema.ts";
import type { SandboxStore } from "./store.ts";

interface ApiOptions {
  store: SandboxStore;
  apiKey: string;
  portalUrl(key: string): string;
  log: Pick<Log, "error">;
}

const sameText = (a: string, b: string) => {
  const [left, right] = [a, b].map((one) => createHash("sha256").update(one).digest());
  return timingSafeEqual(left!, right!);
};

/** Answers as api.stripe.com does below /v1, to the real SDK. */
export function createApiApp({ store, apiKey, portalUrl, log }: ApiOptions): Hono {
  const app = new Hono();

  app.use(
    limitBody(64 * 1024, () => {
      throw new StripeFault(413, { type: "invalid_request_error", message: "The request is too large." });
    }),
  );

  app.all("/v1/*", async (c) => {
    const requestId = newId("req", 14);
    c.header("request-id", requestId);
    const key = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1];
    if (!key || !sameText(key, apiKey)) {
      const message = key ? "Invalid API Key provided." : "You did not provide an API key.";
      throw new StripeFault(401, { type: "invalid_request_error", message });
    }
    const { pathname, search } = new URL(c.req.url);
    const route = apiRoutes.find(({ method, path }) => method === c.req.method && path.test(pathname));
    if (!route) {
      const message = `Unrecognized request URL (${c.req.method}: ${pathname}).`;
      throw new StripeFault(404, { type: "invalid_request_error", message });
    }
    const written = c.req.method === "GET" ? search.slice(1) : await c.req.text();
    const params = parseForm(written);
    const idempotencyKey = c.req.method === "POST" ? c.req.header("idempotency-key") : undefined;
    const fingerprint = createHash("sha256").update(`${pathname}\n${written}`).digest("hex");
    const { body, replayed } = await store.work(
      async (ledger, tx) => {
        const stored = idempotencyKey && (await storedAnswer(tx, idempotencyKey, fingerprint));
        if (stored) return { body: stored, replayed: true };
        const id = decodeURIComponent(route.path.exec(pathname)?.[1] ?? "");
        const result = await route.answer({ ledger, id, params, portalUrl });
        const paths = Array.isArray(params.expand) ? params.expand.map(String) : [];
        const answer = JSON.stringify(await expand(ledger, result, paths));
        if (idempotencyKey)
          await tx.insert(idempotencyKeys).values({
            key: idempotencyKey,
            fingerprint,
            body: answer,
            createdAt: new Date(ledger.now * 1000),
          });
        return { body: answer, replayed: false };
      },
      { request: { id: requestId, idempotency_key: idempotencyKey ?? null } },
    );
    if (replayed) c.header("idempotent-replayed", "true");
    return c.body(body, 200, { "content-type": "application/json" });
  });

  app.notFound(() => {
    throw new StripeFault(404, { type: "invalid_request_error", message: "Unrecognized request URL." });
  });
  app.onError((error, c) => {
    if (error instanceof StripeFault) return c.json({ error: error.body }, error.status);
    log.error({ err: error, path: loggedPath(c.req.path) }, "the card sandbox failed");
    return c.json(
      { error: { type: "api_error", message: "The sandbox failed; it is safe to try again." } },
      500,
    );
  });
  return app;
}

/** The same key with the same parameters is the same answer; with others it is an error. */
async function storedAnswer(tx: Transaction, key: string, fingerprint: string): Promise<string | undefined> {
  const [stored] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  if (stored && stored.fingerprint !== fingerprint)
    throw new StripeFault(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  return stored?.body;
}
