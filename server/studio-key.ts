/** Calls that only the studio makes, with the key that it shares with the site. */
import { createMiddleware } from "hono/factory";
import { refuse } from "../platform/problem.ts";
import { sameSecret } from "../services/content/app.ts";

export const withStudioKey = (key: string) =>
  createMiddleware(async (c, next) => {
    const sent = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    if (!sameSecret(sent, key))
      return refuse(c, 401, "unauthorized", "Send the key that the studio and the site share.");
    await next();
  });
