/** POST /hooks/content: the CMS says what it published, unpublished or deleted. */
import { Hono } from "hono";
import type { Problem } from "../../contracts/content.ts";
import { isPlainJson } from "../../contracts/plain-json.ts";
import { limitBody } from "../../platform/body-size.ts";
import { problemResponse } from "../../platform/problem.ts";
import { sameSecret } from "./app.ts";
import { isGuid, normaliseGuid } from "./ids.ts";

interface ContentHooksOptions {
  /** Shared with the CMS; without one every call is refused. */
  secret: string | undefined;
  /** Not waited for: the CMS must not wait for us. */
  onPublish: (ids: string[]) => void;
}

const problems: Record<"unauthorized" | "large" | "notPlain", Problem> = {
  unauthorized: {
    type: "about:blank",
    title: "Unauthorized",
    status: 401,
    detail: "Send the shared secret in x-webhook-secret or as a bearer token.",
    code: "unauthorized",
  },
  large: {
    type: "about:blank",
    title: "Payload Too Large",
    status: 413,
    detail: "The body may hold one megabyte; choose the Minimal payload.",
    code: "payload-too-large",
  },
  notPlain: {
    type: "about:blank",
    title: "Bad Request",
    status: 400,
    detail: "The payload is nested too deeply, or has half a sign in it.",
    code: "payload-not-plain",
  },
};

const largest = 1_048_576;

export function createContentHooks({ secret, onPublish }: ContentHooksOptions): Hono {
  const app = new Hono();
  app.use("/hooks/content", async (c, next) => {
    const bearer = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (sameSecret(c.req.header("x-webhook-secret") ?? bearer, secret)) return next();
    return problemResponse(c, problems.unauthorized);
  });
  app.post(
    "/hooks/content",
    limitBody(largest, (c) => problemResponse(c, problems.large)),
    async (c) => {
      // A body that names nothing, such as the `null` of some events, still says that something happened; whoever is
      // refused sends it five times more.
      const payload = await c.req.json().catch(() => undefined);
      if (!isPlainJson(payload)) return problemResponse(c, problems.notPlain);
      onPublish(idsOf(payload));
      return c.body(null, 204);
    },
  );
  return app;
}

const idNames = new Set(["id", "ids", "key", "keys"]);

/** The ids at the top of a payload: Minimal and Extended name `Id`, Legacy a list with `Key`. */
function idsOf(payload: unknown): string[] {
  const found = new Set<string>();
  const take = (value: unknown): void => {
    if (typeof value === "string" && isGuid(value)) found.add(normaliseGuid(value));
    else if (Array.isArray(value)) for (const each of value) take(each);
    else if (typeof value === "object" && value !== null) {
      for (const [name, each] of Object.entries(value)) if (idNames.has(name.toLowerCase())) takeId(each);
    }
  };
  const takeId = (value: unknown) => {
    if (typeof value === "string" || Array.isArray(value)) take(value);
  };
  take(payload);
  return [...found];
}
