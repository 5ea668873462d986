/** The key that the site and the studio share. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { PayloadRequest } from "payload";
import { settings } from "../settings.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Without a key nobody has one. */
export const isKey = (sent: string, key: string): boolean =>
  key !== "" && timingSafeEqual(digest(sent), digest(key));

/** A call that only the site makes. */
export const guarded =
  (handler: (req: PayloadRequest) => Promise<Response>) =>
  async (req: PayloadRequest): Promise<Response> => {
    const sent = req.headers.get("authorization")?.replace(/^Bearer /i, "") ?? "";
    if (!isKey(sent, settings.key))
      return Response.json({ code: "unauthorized", title: "Unauthorized", status: 401 }, { status: 401 });
    return handler(req);
  };
