import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { migrate } from "../database/migrate.ts";
import { secrets } from "./schema.ts";

/** Tokens for links in mails: they name something, say what they are good for, may expire, and cannot be made by others. */
export interface SignedTokens {
  issue(purpose: string, id: string, lifeMs?: number): string;
  read(purpose: string, token: string): { id: string; expiresAt?: Date } | "invalid" | "expired";
}

const secretName = "links";
const maxLength = 4_000;

export function createTokensOf(secret: string, clock: Clock): SignedTokens {
  const sign = (purpose: string, payload: string) =>
    createHmac("sha256", secret)
      .update(`${purpose}\n${payload}`)
      .digest()
      .subarray(0, 20)
      .toString("base64url");
  return {
    issue(purpose, id, lifeMs) {
      const expires =
        lifeMs === undefined ? "" : Math.ceil((clock.now().getTime() + lifeMs) / 1000).toString(36);
      const payload = Buffer.from(`${expires}~${id}`).toString("base64url");
      return `${payload}.${sign(purpose, payload)}`;
    },
    read(purpose, token) {
      const [payload = "", signature = "", ...more] = token.length > maxLength ? [] : token.split(".");
      const expected = Buffer.from(sign(purpose, payload));
      const given = Buffer.from(signature);
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return "invalid";
      const text = Buffer.from(payload, "base64url").toString("utf8");
      const mark = text.indexOf("~");
      const [expires, id] = [text.slice(0, mark), text.slice(mark + 1)];
      if (expires === "") return { id };
      const expiresAt = new Date(Number.parseInt(expires, 36) * 1000);
      return expiresAt < clock.now() ? "expired" : { id, expiresAt };
    },
  };
}

export async function createSignedTokens(database: Database, clock: Clock): Promise<SignedTokens> {
  await migrate(database, {
    service: "signed-tokens",
    folder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  await database.db
    .insert(secrets)
    .values({ name: secretName, secret: randomBytes(32).toString("base64url"), createdAt: clock.now() })
    .onConflictDoNothing();
  const [row] = await database.db.select().from(secrets).where(eq(secrets.name, secretName));
  if (!row) throw new Error("The secret for links was neither made nor found.");
  return createTokensOf(row.secret, clock);
}
