import { Hono } from "hono";
import * as z from "zod/mini";
import { type JournalEntry, type JournalSummary, journalUpdate } from "../../contracts/journal.ts";
import { journalCodes, journalLimits, journalPaths } from "../../contracts/journal-paths.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { bodyAtMost } from "../../platform/body-size.ts";
import type { Log } from "../../platform/log.ts";
import { type MemberEnv, memberOnly } from "../../platform/member-only.ts";
import { refuse } from "../../platform/problem.ts";
import { contains, plainText } from "./plain-text.ts";
import type { JournalStore } from "./store.ts";

export interface JournalAppOptions {
  store: JournalStore;
  verifyBearer: VerifyBearer;
  premiumRole: string;
  log: Pick<Log, "error">;
}

const openingLength = 180;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function summaryOf({ id, title, document, ties, createdAt, updatedAt }: JournalEntry): JournalSummary {
  const opening = plainText(document).replace(/\s+/g, " ").slice(0, openingLength);
  return { id, title, opening, ties, createdAt, updatedAt };
}

const isFound = ({ title, document, ties }: JournalEntry, question: string) =>
  contains([title, plainText(document), ...ties.map(({ label }) => label)].join("\n"), question);

/** Writing is for premium members; what somebody has written they can read, take along and delete whatever they pay. */
export function createJournalApp({ store, verifyBearer, premiumRole, log }: JournalAppOptions): Hono {
  const app = new Hono<MemberEnv>();
  app.use(memberOnly(verifyBearer));
  const unknown = "There is no such entry in your journal.";

  app.get(journalPaths.entries, async (c) => {
    const question = (c.req.query("query") ?? "").slice(0, 200);
    const ref = c.req.query("ref");
    const all = await store.list(c.get("member").subject);
    const items = all.filter(
      (entry) => (!ref || entry.ties.some((tie) => tie.ref === ref)) && isFound(entry, question),
    );
    return c.json({ items: items.map(summaryOf), total: all.length });
  });

  app.get(journalPaths.entry(":id"), async (c) => {
    const entry = await store.find(c.get("member").subject, c.req.param("id")!.toLowerCase());
    return entry ? c.json(entry) : refuse(c, 404, journalCodes.unknown, unknown);
  });

  const tooLarge = bodyAtMost(journalLimits.documentBytes, (c) =>
    refuse(c, 413, journalCodes.invalid, "An entry may have at most 100,000 bytes."),
  );
  app.put(journalPaths.entry(":id"), tooLarge, async (c) => {
    const { subject, roles } = c.get("member");
    const id = c.req.param("id")!.toLowerCase();
    if (!uuid.test(id)) return refuse(c, 404, journalCodes.unknown, unknown);
    if (!roles.includes(premiumRole))
      return refuse(c, 403, journalCodes.premiumNeeded, "Writing in the journal is for premium members.");
    const parsed = z.safeParse(journalUpdate, await c.req.json().catch(() => undefined));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse(
        c,
        400,
        journalCodes.invalid,
        `${issue?.path.join(".") || "The body"}: ${issue?.message}`,
      );
    }
    if ((await store.count(subject)) >= journalLimits.entries && !(await store.find(subject, id)))
      return refuse(c, 409, journalCodes.full, `A journal holds ${journalLimits.entries} entries.`);
    return c.json(await store.write(subject, id, parsed.data));
  });

  app.delete(journalPaths.entry(":id"), async (c) => {
    await store.remove(c.get("member").subject, c.req.param("id")!.toLowerCase());
    return c.body(null, 204);
  });

  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, "a request of the journal failed");
    return refuse(c, 500, "request.failed", "This could not be done; it is safe to try again.");
  });
  return app as unknown as Hono;
}
