import { Hono } from "hono";
import { groupPaths as at } from "../../contracts/group-paths.ts";
import { noteDecision } from "../../contracts/groups.ts";
import { operatorRole } from "../../contracts/roles.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { type MemberEnv, memberOnly } from "../../platform/member-only.ts";
import { groupBody, idOf, localeOf } from "./call-parts.ts";
import { unknown } from "./refusals.ts";
import type { GroupsStore } from "./store.ts";
import type { Views } from "./views.ts";

interface OperatorAppOptions {
  store: GroupsStore;
  views: Views;
  verifyBearer: VerifyBearer;
}

/** Reported notes, for operators only. */
export function createOperatorApp({ store, views, verifyBearer }: OperatorAppOptions) {
  const app = new Hono<MemberEnv>();
  const guard = memberOnly(verifyBearer, [operatorRole]);
  app.get(at.reports, guard, async (c) => c.json(await views.reports(localeOf(c))));
  app.post(at.decision(":noteId"), guard, groupBody(noteDecision), async (c) => {
    const { subject } = c.get("member");
    if (!(await store.decisions.decide(idOf(c, "noteId"), c.req.valid("json"), subject))) throw unknown();
    return c.json(await views.reports(localeOf(c)));
  });
  app.delete(at.block(":decisionId"), guard, async (c) => {
    await store.decisions.unblock(idOf(c, "decisionId"));
    return c.json(await views.reports(localeOf(c)));
  });
  return app;
}
